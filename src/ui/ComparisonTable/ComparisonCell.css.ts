import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = style({ containerType: 'inline-size' });
export const value = style({
  // ₦25,000,000 fits on one line in a third of a phone's width.
  fontSize: `clamp(0.75rem, 16.5cqi, ${vars.size.small})`,
  '@media': { [breakpoints.phone]: { fontSize: `clamp(0.75rem, 15cqi, ${vars.size.note})` } },
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.small,
});
export const note = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  // A word such as `mortgage` fits a third of a phone's width, whatever the size of the text.
  '@media': { [breakpoints.phone]: { fontSize: `min(${vars.size.note}, 20cqi)` } },
  lineHeight: vars.leading.note,
});
export const bar = style({
  display: 'flex',
  gap: 3,
  height: 14,
  marginBlock: `${vars.space[1]} ${vars.space[3]}`,
});
export const part = style({
  minWidth: 4,
  borderRadius: 3,
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.small, borderEndStartRadius: vars.radius.small },
    '&:last-child': { borderStartEndRadius: vars.radius.small, borderEndEndRadius: vars.radius.small },
  },
});
