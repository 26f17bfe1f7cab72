import type { FlowLayout } from './flowLayout.ts';
import { legend } from './legend.ts';

/** A sheet of A4 within margins of 10 mm, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };
/** At this scale, text of 12 px is printed at 6 points. */
const LEAST_SCALE = 8 / 12;

/** Below this legibility, no other arrangement of the same states can become readable. */
const HOPELESS = 0.75;

/** The legibility of a drawing that is printed on one sheet of A4, portrait or landscape; readable from 1. */
export const legibilityOn = (width: number, height: number): number =>
  Math.max(scaleOn(width, height), scaleOn(height, width)) / LEAST_SCALE;

const scaleOn = (across: number, down: number): number => Math.min(SHEET.width / across, SHEET.height / down);

const legibilityOf = (layout: FlowLayout): number =>
  legibilityOn(layout.width, layout.height + legend(layout).height);

export const isReadableOnA4 = (layout: FlowLayout): boolean => legibilityOf(layout) >= 1;
export const isUnreadableOnA4 = (layout: FlowLayout): boolean => legibilityOf(layout) < HOPELESS;
