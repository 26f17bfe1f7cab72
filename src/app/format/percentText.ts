import type { Kobo } from '#domain/money.ts';

/** The share of a whole: `24%`. Shares above 0 and below 1% are `under 1%`. */
export function percentText(partKobo: Kobo, wholeKobo: Kobo): string {
  const percent = (partKobo / wholeKobo) * 100;
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}
