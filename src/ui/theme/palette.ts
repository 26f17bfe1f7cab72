/**
 * The colours, light and dark, in OKLCH. Green is for actions, clay for progress, gold for the next step and the
 * button on a deep background; `good`, `calm` and `bad` are statuses and always have text.
 * `palette.test.ts` checks that every pair with text meets WCAG AA.
 */
export const light = {
  /** The page background */
  paper: 'oklch(0.985 0.008 85)',
  /** Cards, fields */
  surface: 'oklch(0.996 0.004 88)',
  /** Wells, table heads, skeletons */
  sunk: 'oklch(0.962 0.012 84)',
  /** Hairlines */
  line: 'oklch(0.902 0.015 86)',
  /** Field borders, 3:1 */
  lineStrong: 'oklch(0.63 0.02 110)',
  /** Text, figures */
  ink: 'oklch(0.24 0.03 160)',
  /** Secondary text, AAA */
  ink2: 'oklch(0.405 0.026 158)',
  /** Hints, captions, AA */
  ink3: 'oklch(0.5 0.022 155)',
  /** Actions */
  brand: 'oklch(0.38 0.085 160)',
  brandHover: 'oklch(0.325 0.078 160)',
  brandPress: 'oklch(0.275 0.066 161)',
  onBrand: 'oklch(0.985 0.012 88)',
  /** Selected, quiet buttons */
  brandTint: 'oklch(0.945 0.024 132)',
  brandLine: 'oklch(0.78 0.05 145)',
  /** Cloth background: panel, call to action, footer */
  deep: 'oklch(0.262 0.048 164)',
  /** Quiet cloth lines */
  deepLine: 'oklch(0.405 0.062 162)',
  onDeep: 'oklch(0.955 0.018 86)',
  onDeep2: 'oklch(0.83 0.026 110)',
  /** Progress, the recommended plan (fills only) */
  clay: 'oklch(0.63 0.15 42)',
  /** Clay as text */
  clayInk: 'oklch(0.475 0.125 40)',
  clayTint: 'oklch(0.952 0.022 66)',
  clayLine: 'oklch(0.8 0.075 52)',
  onClay: 'oklch(0.21 0.03 45)',
  /** Attention, used sparingly */
  gold: 'oklch(0.83 0.15 82)',
  goldTint: 'oklch(0.962 0.038 90)',
  goldLine: 'oklch(0.86 0.09 84)',
  goldInk: 'oklch(0.41 0.085 72)',
  /** Successful, active, completed */
  good: 'oklch(0.43 0.105 152)',
  goodTint: 'oklch(0.94 0.04 140)',
  /** Pending, on-going, archived */
  calm: 'oklch(0.44 0.012 130)',
  calmTint: 'oklch(0.935 0.008 100)',
  /** Failed, errors */
  bad: 'oklch(0.47 0.165 27)',
  badTint: 'oklch(0.952 0.022 32)',
  badLine: 'oklch(0.82 0.08 26)',
  /** The hatched share in bars */
  hatch: 'oklch(0.52 0.075 160)',
  /** The slot in the mark */
  slot: 'oklch(0.83 0.15 82)',
  /** Focus ring */
  focus: 'oklch(0.55 0.14 250)',
  scrim: 'oklch(0.18 0.03 165)',
} as const;

export type ColorName = keyof typeof light;

/**
 * In forced-colors mode browsers replace every colour except system colours, also of fills: a bar would disappear.
 * System colour names are kept. Fills are `CanvasText` with text in `Canvas`, or `Highlight` with `HighlightText`.
 */
export const forced: Record<ColorName, string> = {
  paper: 'Canvas',
  surface: 'Canvas',
  sunk: 'Canvas',
  line: 'GrayText',
  lineStrong: 'CanvasText',
  ink: 'CanvasText',
  ink2: 'CanvasText',
  ink3: 'CanvasText',
  brand: 'CanvasText',
  brandHover: 'CanvasText',
  brandPress: 'CanvasText',
  onBrand: 'Canvas',
  brandTint: 'Canvas',
  brandLine: 'CanvasText',
  deep: 'Canvas',
  deepLine: 'CanvasText',
  onDeep: 'CanvasText',
  onDeep2: 'CanvasText',
  clay: 'Highlight',
  clayInk: 'CanvasText',
  clayTint: 'Canvas',
  clayLine: 'CanvasText',
  onClay: 'HighlightText',
  gold: 'CanvasText',
  goldTint: 'Canvas',
  goldLine: 'CanvasText',
  goldInk: 'CanvasText',
  good: 'CanvasText',
  goodTint: 'Canvas',
  calm: 'CanvasText',
  calmTint: 'Canvas',
  bad: 'CanvasText',
  badTint: 'Canvas',
  badLine: 'CanvasText',
  hatch: 'CanvasText',
  slot: 'Highlight',
  focus: 'Highlight',
  scrim: 'Canvas',
};

export const dark: Record<ColorName, string> = {
  paper: 'oklch(0.188 0.018 165)',
  surface: 'oklch(0.225 0.021 165)',
  sunk: 'oklch(0.162 0.016 165)',
  line: 'oklch(0.315 0.022 164)',
  lineStrong: 'oklch(0.56 0.025 160)',
  ink: 'oklch(0.952 0.014 88)',
  ink2: 'oklch(0.83 0.02 110)',
  ink3: 'oklch(0.715 0.022 140)',
  brand: 'oklch(0.785 0.092 154)',
  brandHover: 'oklch(0.83 0.09 154)',
  brandPress: 'oklch(0.73 0.09 154)',
  onBrand: 'oklch(0.2 0.04 162)',
  brandTint: 'oklch(0.295 0.045 162)',
  brandLine: 'oklch(0.44 0.07 160)',
  deep: 'oklch(0.235 0.042 165)',
  deepLine: 'oklch(0.375 0.055 162)',
  onDeep: 'oklch(0.955 0.018 86)',
  onDeep2: 'oklch(0.83 0.026 110)',
  clay: 'oklch(0.665 0.14 44)',
  clayInk: 'oklch(0.8 0.105 50)',
  clayTint: 'oklch(0.272 0.026 52)',
  clayLine: 'oklch(0.45 0.085 44)',
  onClay: 'oklch(0.19 0.03 45)',
  gold: 'oklch(0.83 0.15 82)',
  goldTint: 'oklch(0.295 0.04 84)',
  goldLine: 'oklch(0.48 0.075 82)',
  goldInk: 'oklch(0.87 0.12 86)',
  good: 'oklch(0.8 0.13 152)',
  goodTint: 'oklch(0.295 0.05 155)',
  calm: 'oklch(0.78 0.012 120)',
  calmTint: 'oklch(0.3 0.012 150)',
  bad: 'oklch(0.765 0.125 25)',
  badTint: 'oklch(0.275 0.05 22)',
  badLine: 'oklch(0.46 0.11 25)',
  hatch: 'oklch(0.58 0.075 162)',
  slot: 'oklch(0.188 0.018 165)',
  focus: 'oklch(0.78 0.12 240)',
  scrim: 'oklch(0.1 0.015 165)',
};
