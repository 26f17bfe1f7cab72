import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  minHeight: vars.target.tap,
  padding: `0 ${vars.space[4]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.quick} ${vars.ease.out}`,
  selectors: {
    '&:hover': { borderColor: vars.color.brand },
    '&[data-set]': { borderColor: vars.color.brand, color: vars.color.brand, fontWeight: vars.weight.strong },
    '&[aria-expanded="true"]': { background: vars.color.brandTint, borderColor: vars.color.brand },
  },
});
export const text = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const chevron = style({
  flex: 'none',
  transition: `transform ${vars.motion.base} ${vars.ease.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
export const actions = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
/** Reserves its line while it is empty. */
export const note = style({
  minHeight: `calc(${vars.size.small} * ${vars.leading.small})`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});
