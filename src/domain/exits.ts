import { difference, given, shareOf } from './derivation.ts';
import { type Explanation, explain } from './explanation.ts';
import { BPS_PER_WHOLE, type Kobo } from './money.ts';
import type { MortgageState } from './mortgageStates.ts';
import type { Plan } from './plans.ts';
import { shareText } from './quantities.ts';
import type { ContributionStatus } from './statuses.ts';

/** `requested` waits for a second person; the other three are final. */
export const EXIT_STATUSES = ['requested', 'withdrawn', 'confirmed', 'declined'] as const;
export type ExitStatus = (typeof EXIT_STATUSES)[number];

/** The default fee for leaving a plan, as a share of the paid amount. */
export const DEFAULT_EXIT_FEE_BPS = 0;

/**
 * A second person decides on a request within this many days; after a confirmation the money is in the wallet
 * immediately.
 */
export const EXIT_DECISION_DAYS = 5;

/** What leaving a plan returns. */
export interface ExitQuote {
  readonly paidKobo: Kobo;
  readonly feeBps: number;
  /** Kept back. */
  readonly feeKobo: Kobo;
  /** Credited to the wallet. Together with the fee it is the paid amount. */
  readonly returnedKobo: Kobo;
}

/**
 * What leaving returns of what was paid. A part of a kobo is the buyer's.
 * @param feeBps the share kept back, in basis points from 0 to 10,000
 * @throws RangeError when the share is outside of that range, or nothing was paid.
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
 * What was paid, what leaving returns of it, and what is kept back, explained. The amounts are those of the quote: where
 * today's rules give another, as for an older request, it has no formula.
 * @param basis the day that the quote is of
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
 * Whether a buyer can ask to leave: once money was received, and on Plan A until the home is paid in full. On Plans B and C
 * a complete contribution can still be left, as the mortgage may be declined: until the lender has paid.
 */
export const canLeave = ({
  status,
  plan,
  mortgageState,
}: {
  readonly status: ContributionStatus;
  readonly plan: Plan;
  /** Null without a mortgage, or before it starts. */
  readonly mortgageState: MortgageState | null;
}): boolean =>
  status === 'active' || (status === 'completed' && plan !== 'A' && mortgageState !== 'disbursed');
