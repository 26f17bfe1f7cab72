import { HOUR_MS } from '../durations.ts';
import { DEFAULT_TERMS, type TermsSettings } from './termsSettings.ts';

/** The version of the texts in `terms` under the default settings. */
const TEXT_VERSION = '1';

/**
 * The version of the terms that a page shows and a buyer agrees to: `1`, or with other settings `1-36h-240h-500bps`. The
 * texts state how long a unit is held and what is kept back of a buyer who leaves, so a buyer who read them under other
 * settings must read them again.
 */
export function termsVersion({ unitHoldMs, planCHoldMs, exitFeeBps }: TermsSettings): string {
  const hasDefaultHolds =
    unitHoldMs === DEFAULT_TERMS.unitHoldMs && planCHoldMs === DEFAULT_TERMS.planCHoldMs;
  return [
    TEXT_VERSION,
    ...(hasDefaultHolds ? [] : [`${unitHoldMs / HOUR_MS}h-${planCHoldMs / HOUR_MS}h`]),
    ...(exitFeeBps === DEFAULT_TERMS.exitFeeBps ? [] : [`${exitFeeBps}bps`]),
  ].join('-');
}
