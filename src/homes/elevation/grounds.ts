import type { HomeLight } from '#domain/listings/homeLights.ts';
import { type Frame, PICTURE_PX } from './frame.ts';
import type { Light } from './light.ts';

const { width, height } = PICTURE_PX;

/** Trees behind the house: position as a share of the width, and relative size. */
const TREES = [
  [0.03, 1],
  [0.13, 0.7],
  [0.88, 0.8],
  [0.97, 1.1],
] as const;
/** Shrubs in front of the house, as shares of the width. */
const TUFTS = [0.02, 0.055, 0.1, 0.9, 0.945, 0.98] as const;
const STARS = [
  [70, 42],
  [168, 88],
  [236, 30],
  [402, 62],
  [488, 26],
  [548, 96],
] as const;

/** The background: the sky with its stars or sun, and trees. */
export function skySvg({ sky, leaves }: Light, light: HomeLight): string {
  return `<path d="M0 0H${width}V${height}H0Z" fill="url(#s)"/>${HEAVENS[light](sky)}${treesSvg(leaves[0])}`;
}

const HEAVENS: Readonly<Record<HomeLight, (sky: Light['sky']) => string>> = {
  evening: () =>
    `<path d="${STARS.map(([x, y]) => `M${x} ${y}h.1`).join('')}" stroke="#f5f0e3" stroke-width="2.2" stroke-linecap="round" opacity=".7"/>`,
  dawn: () => `<circle cx="92" cy="300" r="46" fill="#ffe0a3" opacity=".85"/>`,
  day: () => `<circle cx="506" cy="66" r="26" fill="#fff6d8"/>`,
};

const treesSvg = (color: string): string =>
  `<g fill="${color}">${TREES.map(([at, size]) => {
    const [x, foot] = [at * width, height * 0.84];
    const r = 34 * size;
    return `<path d="M${x - 3} ${foot}v${-r * 2.4}h6v${r * 2.4}Z"/><circle cx="${x}" cy="${foot - r * 2.5}" r="${r}"/><circle cx="${x - r * 0.75}" cy="${foot - r * 1.9}" r="${r * 0.72}"/><circle cx="${x + r * 0.8}" cy="${foot - r * 1.85}" r="${r * 0.7}"/>`;
  }).join('')}</g>`;

/** The foreground: laterite, a path, and planting on both sides. */
export function groundSvg({ ground, path, leaves }: Light, { z }: Frame): string {
  const level = z(0);
  return `<path d="M0 ${level}H${width}V${height}H0Z" fill="${ground}"/><path d="M0 ${height - 26}H${width}V${height}H0Z" fill="${path}"/><g fill="${leaves[1]}">${TUFTS.map(
    (at, index) =>
      `<ellipse cx="${at * width}" cy="${level + 4}" rx="${22 + (index % 3) * 6}" ry="${17 + (index % 2) * 7}"/>`,
  ).join('')}</g>`;
}
