import { type Derivation, difference, given, shareOf, sum } from '../derivation/derivation.ts';
import type { Kobo } from '../money.ts';
import { shareText } from '../quantities.ts';
import { OUTRIGHT_DOWNPAYMENT_BPS } from './plans.ts';

export const REST_OF_DOWNPAYMENT = {
  title: 'The rest of the downpayment',
  rule: `On Plan A the downpayment is ${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} of the price. What you had paid before counts towards it.`,
} as const;

/** The part of Plan A's downpayment not covered by payments on the previous plan; 0 if they cover it all. */
export function restOfDownpayment(priceKobo: Kobo, paid: Derivation): Derivation {
  const whole = shareOf(given('Price', priceKobo), OUTRIGHT_DOWNPAYMENT_BPS, 'up');
  return paid.valueKobo < whole.valueKobo ? difference(whole, paid) : sum([]);
}
