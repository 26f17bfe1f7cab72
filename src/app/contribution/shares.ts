import type { Kobo } from '#domain/money.ts';

const PERCENT = 100;

/** `24%`; a share under one per cent that is not nothing reads `under 1%`. */
export function percentText(partKobo: Kobo, wholeKobo: Kobo): string {
  const percent = (partKobo / wholeKobo) * PERCENT;
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}
