const UNITS = [
  { ms: 3_600_000, sign: 'h' },
  { ms: 60_000, sign: 'min' },
  { ms: 1_000, sign: 's' },
] as const;

/** A duration in its largest whole unit: `3 h`, `2 min`, `30 s`, `225 ms`. */
export function formatDuration(ms: number): string {
  const unit = UNITS.find((candidate) => ms >= candidate.ms && ms % candidate.ms === 0);
  return unit ? `${ms / unit.ms} ${unit.sign}` : `${ms} ms`;
}
