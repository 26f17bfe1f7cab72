import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const THUMB = '24px';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});
export const shown = style({ fontVariantNumeric: 'tabular-nums', fontSize: vars.size.body });

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: vars.target.icon,
  touchAction: 'pan-y',
  userSelect: 'none',
});
export const track = style({
  position: 'relative',
  flexGrow: 1,
  height: 6,
  borderRadius: vars.radius.pill,
  background: vars.color.line,
});
export const range = style({
  position: 'absolute',
  height: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.brand,
  selectors: { '[data-rest] &, [data-disabled] &': { background: vars.color.lineStrong } },
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: { '[data-rest] &, [data-disabled] &': { background: 'GrayText' } },
    },
  },
});
export const thumb = style({
  position: 'relative',
  display: 'block',
  width: THUMB,
  height: THUMB,
  border: `2px solid ${vars.color.brand}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.elevation.e1,
  cursor: 'grab',
  transition: `box-shadow ${vars.motion.quick} ${vars.ease.out}`,
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: {
        '&[aria-invalid]': { borderWidth: 6 },
        '&[data-rest], &[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
  selectors: {
    // The target is larger than the visible thumb.
    '&::after': { content: '', position: 'absolute', inset: -12 },
    '&:hover': { boxShadow: `0 0 0 6px ${vars.color.brandTint}` },
    '&:active': { cursor: 'grabbing' },
    '&[data-rest]': { borderColor: vars.color.lineStrong },
    '&[aria-invalid]': { borderColor: vars.color.bad },
    '&[data-disabled]': { borderColor: vars.color.lineStrong, boxShadow: 'none', cursor: 'default' },
  },
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
  color: vars.color.ink3,
});
