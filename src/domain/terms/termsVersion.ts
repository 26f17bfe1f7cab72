import { HOUR_MS } from '../durations.ts';
import { DEFAULT_HOLDS, type HoldDurations } from '../listings/holds.ts';

/** The version of the texts in `terms` under the default hold lengths. */
const TEXT_VERSION = '1';

/**
 * The version of the terms that a page shows and a buyer agrees to: `1`, or with other holds `1-36h-240h`. The texts
 * state how long a unit is held, so a buyer who read them under other settings must read them again.
 */
export function termsVersion({ unitHoldMs, planCHoldMs }: HoldDurations): string {
  const isDefault = unitHoldMs === DEFAULT_HOLDS.unitHoldMs && planCHoldMs === DEFAULT_HOLDS.planCHoldMs;
  return isDefault ? TEXT_VERSION : `${TEXT_VERSION}-${unitHoldMs / HOUR_MS}h-${planCHoldMs / HOUR_MS}h`;
}
