import { type Derivation, given, smaller } from './derivation.ts';
import { type Kobo, naira } from './money.ts';

/** The minimum payment, unless less remains to contribute. */
export const MIN_PAYMENT_KOBO = naira(1_000);

/** The minimum payment for the remaining amount of a contribution. */
export const leastPayment = (remaining: Derivation): Derivation =>
  smaller(given('The least payment', MIN_PAYMENT_KOBO), remaining);

export const leastPaymentKobo = (remainingKobo: Kobo): Kobo =>
  leastPayment(given('Left', remainingKobo)).valueKobo;
