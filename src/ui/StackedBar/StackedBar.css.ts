import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const bar = style({ display: 'flex', gap: 3, height: 44 });
export const part = style({
  minWidth: 6,
  borderRadius: vars.radius.cloth,
  transition: `flex-grow ${vars.motion.slow} ${vars.ease.both}`,
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.field, borderEndStartRadius: vars.radius.field },
    '&:last-child': { borderStartEndRadius: vars.radius.field, borderEndEndRadius: vars.radius.field },
  },
});
export const pattern = styleVariants({
  accent: { background: vars.color.clay },
  // Gold on a light background has a contrast below 3:1, so it has an inner border.
  gold: { background: vars.color.gold, boxShadow: `inset 0 0 0 1.5px ${vars.color.goldInk}` },
  hatch: {
    background: `repeating-linear-gradient(-45deg, ${vars.color.hatch} 0 8px, color-mix(in oklch, ${vars.color.hatch} 76%, ${vars.color.surface}) 8px 11px)`,
    '@media': {
      [breakpoints.forcedColors]: {
        outline: '1px solid CanvasText',
        outlineOffset: -1,
        background: 'repeating-linear-gradient(-45deg, CanvasText 0 3px, Canvas 3px 8px)',
      },
    },
  },
});
export const key = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: vars.space[4],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: '1fr', gap: 0 } },
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[2],
  alignItems: 'start',
  // The amounts are aligned, and the shares are below the labels: side by side they would break a label's words.
  '@media': {
    [breakpoints.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[3],
      paddingBlock: vars.space[3],
      selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    },
  },
});
export const swatch = style({
  width: 14,
  height: 14,
  marginTop: 4,
  borderRadius: vars.radius.cloth,
  '@media': { [breakpoints.phone]: { marginTop: 0 } },
});
export const label = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
export const value = style({
  gridColumn: 2,
  '@media': { [breakpoints.phone]: { gridColumn: 3, gridRow: '1 / span 2' } },
});
export const percent = style({
  gridColumn: 2,
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
