import type { Kobo } from '#domain/money.ts';
import type { Quote } from '#domain/plans.ts';

const PERCENT = 100;

/** `24%`; a share under one per cent that is not nothing reads `under 1%`. */
export function percentText(partKobo: Kobo, wholeKobo: Kobo): string {
  const percent = (partKobo / wholeKobo) * PERCENT;
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}

/** The instalment with which a goal is reached, counted from 1. */
export function reachedWith({ instalmentsKobo }: Quote, amountKobo: Kobo): number {
  let savedKobo = 0;
  const index = instalmentsKobo.findIndex((instalmentKobo) => {
    savedKobo += instalmentKobo;
    return savedKobo >= amountKobo;
  });
  return index + 1;
}
