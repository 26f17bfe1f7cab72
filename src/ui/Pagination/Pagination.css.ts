import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
});
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[1],
  '@media': { [breakpoints.phone]: { flexWrap: 'nowrap', gap: 2 } },
});
export const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.tap,
  height: vars.target.tap,
  borderRadius: vars.radius.field,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '@media': {
    [breakpoints.phone]: { width: `min(${vars.target.icon}, 10.4vw)`, height: vars.target.icon },
    [breakpoints.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': { forcedColorAdjust: 'none' },
        '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
  selectors: {
    'a&:hover, button&:hover': { background: vars.color.brandTint },
    '&[aria-current="page"]': {
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.weight.strong,
    },
    '&[aria-disabled="true"]': { color: vars.color.ink3, opacity: 0.45 },
  },
});
/** The numbers that are hidden on phones. */
export const spare = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });
export const range = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
});
