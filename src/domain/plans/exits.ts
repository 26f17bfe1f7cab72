import { difference, given, shareOf } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { BPS_PER_WHOLE, type Kobo } from '../money.ts';
import type { MortgageState } from '../mortgages/mortgageStates.ts';
import { shareText } from '../quantities.ts';
import type { ContributionStatus } from '../statuses.ts';
import type { Plan } from './plans.ts';

/** `requested` awaits a decision by a second person; the other three are final. */
export const EXIT_STATUSES = ['requested', 'withdrawn', 'confirmed', 'declined'] as const;
export type ExitStatus = (typeof EXIT_STATUSES)[number];

/** The share of the paid amount that is retained when a buyer leaves. Default of a setting. */
export const DEFAULT_EXIT_FEE_BPS = 0;

/** Days within which a second person decides on a request; on approval the money is in the wallet immediately. */
export const EXIT_DECISION_DAYS = 5;

/** The refund for leaving a plan. */
export interface ExitQuote {
  readonly paidKobo: Kobo;
  readonly feeBps: number;
  /** The retained amount. */
  readonly feeKobo: Kobo;
  /** The amount credited to the wallet: the paid amount less the fee. */
  readonly returnedKobo: Kobo;
}

/**
 * Calculates the refund for leaving. Fractions of a kobo are rounded in the buyer's favour.
 * @param feeBps the retained share, in basis points from 0 to 10,000
 * @throws RangeError if the share is out of range or nothing was paid.
 */
export function exitQuote(paidKobo: Kobo, feeBps: number): ExitQuote {
  if (paidKobo <= 0) throw new RangeError('Nothing was paid');
  if (!Number.isInteger(feeBps) || feeBps < 0 || feeBps > BPS_PER_WHOLE)
    throw new RangeError(`Not a share in basis points: ${feeBps}`);
  const { fee, returned } = deriveExit(paidKobo, feeBps);
  return { paidKobo, feeBps, feeKobo: fee.valueKobo, returnedKobo: returned.valueKobo };
}

function deriveExit(paidKobo: Kobo, feeBps: number) {
  const paid = given('You have paid', paidKobo);
  const fee = shareOf(paid, feeBps, 'down');
  return { paid, fee, returned: feeBps === 0 ? paid : difference(paid, fee) };
}

/**
 * Explains the paid, refunded and retained amounts of an exit quote. If today's rules give another amount, as for an
 * older request, it has no formula.
 * @param basis the date of the quote
 */
export function explainExit(
  { paidKobo, feeBps, feeKobo, returnedKobo }: ExitQuote,
  basis: string,
): { readonly paid: Explanation; readonly fee: Explanation; readonly returned: Explanation } {
  const { paid, ...derived } = deriveExit(paidKobo, feeBps);
  const isDerived = derived.fee.valueKobo === feeKobo && derived.returned.valueKobo === returnedKobo;
  const { fee, returned } = isDerived
    ? derived
    : { fee: given('Kept back', feeKobo), returned: given('Goes into your wallet', returnedKobo) };
  const rule =
    feeBps === 0
      ? 'Nothing is kept back: you get all that you have paid into this plan.'
      : `As you agreed, ${shareText(feeBps)} of what you have paid is kept back. A part of a kobo is yours.`;
  return {
    paid: explain(paid, {
      title: 'You have paid',
      rule: 'Every payment into this plan that we have received.',
      basis,
    }),
    fee: explain(fee, { title: 'Kept back', rule, basis }),
    returned: explain(returned, { title: 'Goes into your wallet', rule, basis }),
  };
}

/**
 * Whether a buyer can request to leave: after the first payment, and on Plan A until the home is paid in full. On Plans
 * B and C a buyer can still leave a completed contribution until the lender has paid, as the mortgage may be declined.
 */
export const canLeave = ({
  status,
  plan,
  mortgageState,
}: {
  readonly status: ContributionStatus;
  readonly plan: Plan;
  /** Null if there is no mortgage yet. */
  readonly mortgageState: MortgageState | null;
}): boolean =>
  status === 'active' || (status === 'completed' && plan !== 'A' && mortgageState !== 'disbursed');
