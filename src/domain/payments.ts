import { type Kobo, minKobo, naira } from './money.ts';

/** The least amount of a payment, where more than that remains to contribute. */
export const MIN_PAYMENT_KOBO = naira(1_000);

/** The least that may be paid into a contribution of which so much remains. */
export const leastPaymentKobo = (remainingKobo: Kobo): Kobo => minKobo(MIN_PAYMENT_KOBO, remainingKobo);
