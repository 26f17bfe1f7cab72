import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** Five and a half rows: the cut row shows that the list scrolls. */
export const list = style({
  marginTop: vars.space['1.5'],
  maxHeight: `calc(5.5 * ${vars.target.tap})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  boxShadow: vars.elevation.e1,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.target.tap,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: { '&[data-active]': { outline: '3px solid Highlight', outlineOffset: -3 } },
    },
  },
  selectors: {
    '&[data-active]': { background: vars.color.sunk, boxShadow: `inset 0 0 0 2px ${vars.color.brandLine}` },
    '&[aria-selected="true"]': {
      background: vars.color.brandTint,
      color: vars.color.brand,
      fontWeight: vars.weight.strong,
    },
  },
});
export const none = style({
  marginTop: vars.space['1.5'],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});
export const sign = style({
  color: vars.color.ink3,
  transition: `transform ${vars.motion.quick} ${vars.ease.out}`,
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});
