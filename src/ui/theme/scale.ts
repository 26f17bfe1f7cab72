/** The 4 px grid. The keys are multiples of 4 px: `4` is 16 px, `1.5` is 6 px. */
export const space = {
  '0.5': '2px',
  1: '4px',
  '1.5': '6px',
  2: '8px',
  '2.5': '10px',
  3: '12px',
  '3.5': '14px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
  32: '128px',
  gutter: 'clamp(16px, 3.2vw, 40px)',
  section: 'clamp(56px, 8vw, 112px)',
} as const;

export const spaceNames = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const;
export type SpaceName = (typeof spaceNames)[number];

/** `cloth` is for squares of the cloth, which have almost sharp corners. */
export const radius = { cloth: '4px', small: '6px', field: '12px', card: '20px', pill: '999px' } as const;

export const font = {
  head: "'Bricolage', 'Bricolage Naira', 'Bricolage fallback', 'Bricolage fallback Roboto', 'Bricolage fallback DejaVu', system-ui, sans-serif",
  /** For large numbers: digits, points, minus and ₦. Other characters use the font of the headings. */
  figure:
    "'Bricolage Figures', 'Figures fallback', 'Figures fallback DejaVu', 'Bricolage', 'Bricolage fallback Roboto', 'Bricolage fallback DejaVu', system-ui, sans-serif",
  text: "'Figtree', 'Figtree fallback', 'Figtree fallback Roboto', 'Figtree fallback DejaVu', system-ui, sans-serif",
} as const;

export const size = {
  display: 'clamp(2.5rem, 1.55rem + 4.2vw, 4.75rem)',
  h1: 'clamp(1.75rem, 1.45rem + 1.35vw, 2.5rem)',
  h2: 'clamp(1.5rem, 1.32rem + .8vw, 2rem)',
  h3: '1.25rem',
  lead: 'clamp(1.0625rem, 1rem + .3vw, 1.25rem)',
  body: '1rem',
  small: '.9375rem',
  note: '.8125rem',
  /** For labels below the icons of the bottom bar and in pickers only. */
  tiny: '.75rem',
  figureXl: 'clamp(2.5rem, 1.9rem + 2.7vw, 4rem)',
  figureL: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  figureM: '1.375rem',
} as const;

export const leading = {
  figure: '1.05',
  tight: '1.04',
  head: '1.14',
  snug: '1.35',
  note: '1.42',
  small: '1.45',
  lead: '1.5',
  body: '1.55',
} as const;

export const tracking = { display: '-.035em', head: '-.022em', h3: '-.015em', figure: '-.02em' } as const;

export const weight = { text: '400', medium: '500', strong: '600', head: '680', display: '730' } as const;

export const motion = {
  quick: '120ms',
  base: '180ms',
  slow: '250ms',
  out: '180ms',
  reveal: '600ms',
  toastIn: '225ms',
  toastOut: '195ms',
} as const;

export const ease = {
  out: 'cubic-bezier(.2,.75,.25,1)',
  in: 'cubic-bezier(.5,0,.9,.4)',
  both: 'cubic-bezier(.6,.05,.2,1)',
} as const;

/** Heights of touch targets. */
export const target = { icon: '44px', tap: '48px', field: '52px', main: '56px', large: '60px' } as const;

export const measure = { page: '1200px', prose: '62ch', narrow: '520px' } as const;

export const elevation = {
  light: {
    e1: '0 1px 2px oklch(.24 .03 160 / .06), 0 4px 14px -6px oklch(.24 .03 160 / .12)',
    e2: '0 2px 6px oklch(.24 .03 160 / .08), 0 24px 56px -16px oklch(.24 .03 160 / .28)',
  },
  dark: {
    e1: '0 0 0 1px oklch(1 0 0 / .03), 0 4px 14px -6px oklch(0 0 0 / .5)',
    e2: '0 0 0 1px oklch(1 0 0 / .05), 0 24px 56px -16px oklch(0 0 0 / .75)',
  },
} as const;

/**
 * The `position` of bars that stay at an edge of the window. In a low window they scroll with the page instead, so that
 * they do not cover what has the focus.
 */
export const bar = { sticky: 'sticky', fixed: 'fixed' } as const;

/** The order of layers. A popover can be opened from a dialog, so it is above it. */
export const layer = {
  base: '0',
  raised: '1',
  sticky: '10',
  bar: '20',
  dialog: '40',
  popover: '50',
  toast: '60',
  skip: '70',
} as const;
