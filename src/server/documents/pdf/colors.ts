/** The light theme's colours, as the palette of the design system has them (`tests/repo/colors.test.ts`). */
export const COLORS = {
  surface: '#fffefb',
  sunk: '#f6f2ea',
  line: '#e3ded4',
  ink: '#12241a',
  ink2: '#3e4d44',
  ink3: '#5a675e',
  brand: '#025032',
  brandTint: '#e7f1e0',
  brandLine: '#a4c0a4',
  deep: '#082c1e',
  /** Brighter than on a screen, because the squares are small and printed. */
  deepLine: '#4d8a6c',
  clay: '#d26538',
  gold: '#f8bd40',
  bad: '#a32321',
} as const;
