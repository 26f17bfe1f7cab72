import type { Kobo } from '#domain/money.ts';

/** What part of a sum another is: `24%`; under one per cent, but not nothing, `under 1%`. */
export function percentText(partKobo: Kobo, wholeKobo: Kobo): string {
  const percent = (partKobo / wholeKobo) * 100;
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}
