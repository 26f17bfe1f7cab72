import { DEFAULT_HOLDS, type HoldDurations } from '../listings/holds.ts';
import { DEFAULT_EXIT_FEE_BPS } from '../plans/exits.ts';

/** The settings that the terms state. */
export interface TermsSettings extends HoldDurations {
  /** The share of the paid amount that is kept back when a buyer leaves, in basis points. */
  readonly exitFeeBps: number;
}

export const DEFAULT_TERMS: TermsSettings = { ...DEFAULT_HOLDS, exitFeeBps: DEFAULT_EXIT_FEE_BPS };
