import { vars } from '@adire/ui';
import type { UnitStatus } from '#domain/listings/listings.ts';
import type { UnitPaint } from '../three/UnitHighlights.ts';
import type { ViewerUnit } from '../units.ts';

/** The same colours as the drawn front: green is available, gold on hold, clay being paid, grey sold. */
const COLORS: Readonly<Record<UnitStatus, string>> = {
  available: vars.color.brand,
  held: vars.color.gold,
  reserved: vars.color.clay,
  sold: vars.color.calm,
};

const FAINT = { fill: 0.22, line: 0.25 };
const POINTED = { fill: 0.45, line: 1 };
const CHOSEN = { fill: 0.62, line: 1 };

type Srgb = readonly [red: number, green: number, blue: number];
export type StatusColors = Readonly<Record<UnitStatus, Srgb>>;

/** The colours of a block's units. */
export function unitPaints(
  apartments: readonly ViewerUnit[],
  colors: StatusColors,
  chosenId: string | null,
  highlightedId: string | null,
): ReadonlyMap<string, UnitPaint> {
  return new Map(
    apartments.map(({ id, status }) => {
      const strength = id === chosenId ? CHOSEN : id === highlightedId ? POINTED : FAINT;
      return [id, { color: colors[status], ...strength }] as const;
    }),
  );
}

/** The colour of each status in the current theme, in sRGB from 0 to 1. Slow: it draws them and reads the pixels. */
export const statusColors = (): StatusColors => ({
  available: themeColor(COLORS.available),
  held: themeColor(COLORS.held),
  reserved: themeColor(COLORS.reserved),
  sold: themeColor(COLORS.sold),
});

/**
 * The current value of a theme colour.
 * @param reference a CSS variable: `var(--color-brand)`
 */
function themeColor(reference: string): Srgb {
  const name = reference.replace(/^var\(([^,)]+).*\)$/, '$1');
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context || value === '') return [0.5, 0.5, 0.5];
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}
