import { type Derivation, given, smaller } from '../derivation/derivation.ts';
import { type Kobo, naira } from '../money.ts';

/** The minimum payment, unless less than that remains to contribute. */
export const MIN_PAYMENT_KOBO = naira(1_000);

/** How the instalments that a payment pays are chosen. */
export const FILLING_RULE = 'Payments fill the instalments in order.';

/** The minimum payment into a contribution with this amount remaining. */
export const minPayment = (remaining: Derivation): Derivation =>
  smaller(given('The least payment', MIN_PAYMENT_KOBO), remaining);

export const minPaymentKobo = (remainingKobo: Kobo): Kobo =>
  minPayment(given('Left', remainingKobo)).valueKobo;
