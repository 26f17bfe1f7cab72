const UNITS = [
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1_000 },
] as const;

/**
 * A duration in the largest unit that it fills without a rest, for a sentence: `3 hours`, `30 seconds`.
 * @param ms whole seconds, in milliseconds
 */
export function durationText(ms: number): string {
  const { unit, ms: unitMs } = UNITS.find((each) => ms % each.ms === 0) ?? UNITS[2];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(ms / unitMs);
}
