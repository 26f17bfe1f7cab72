import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const gap = vars.space[5];
const share = (count: number) => `calc((100% - ${count - 1} * ${gap}) / ${count})`;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
});
/** Scrolls natively until the script controls it. */
export const viewport = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which would be clipped.
  padding: 5,
  margin: -5,
  selectors: { '&[data-live]': { overflowX: 'hidden' } },
});
export const track = style({ display: 'flex', gap, touchAction: 'pan-y pinch-zoom' });
export const slide = style({
  flex: `0 0 ${share(5)}`,
  minWidth: 0,
  '@media': {
    'screen and (max-width: 1279px)': { flexBasis: share(3) },
    [breakpoints.belowDesktop]: { flexBasis: share(2) },
    // Part of the next slide is visible, to show that there are more.
    [breakpoints.phone]: { flexBasis: '88%' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
export const place = style({
  marginInlineEnd: 'auto',
  color: vars.color.ink3,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
});
export const button = style({
  selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } },
});
