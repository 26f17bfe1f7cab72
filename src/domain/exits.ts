import { BPS_PER_WHOLE, type Kobo, shareDown, subtractKobo } from './money.ts';
import type { MortgageState } from './mortgageStates.ts';
import type { Plan } from './plans.ts';
import type { ContributionStatus } from './statuses.ts';

/** `requested` waits for a second person; the other three are final. */
export const EXIT_STATUSES = ['requested', 'withdrawn', 'confirmed', 'declined'] as const;
export type ExitStatus = (typeof EXIT_STATUSES)[number];

/** The share of what was paid that is kept back when a buyer leaves, where the settings do not say otherwise. */
export const DEFAULT_EXIT_FEE_BPS = 0;

/** Within so many days a second person decides on a request; then the money is in the wallet at once. */
export const EXIT_DECISION_DAYS = 5;

/** What leaving a plan returns. */
export interface ExitQuote {
  readonly paidKobo: Kobo;
  readonly feeBps: number;
  /** Kept back. */
  readonly feeKobo: Kobo;
  /** Goes into the wallet; with the fee it is what was paid. */
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
  const feeKobo = shareDown(paidKobo, feeBps);
  return { paidKobo, feeBps, feeKobo, returnedKobo: subtractKobo(paidKobo, feeKobo) };
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
  /** Null where there is no mortgage, or not yet. */
  readonly mortgageState: MortgageState | null;
}): boolean =>
  status === 'active' || (status === 'completed' && plan !== 'A' && mortgageState !== 'disbursed');
