import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: 68,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [breakpoints.phone]: { gap: vars.space[2], paddingInline: vars.space[3] } },
  transition: `border-color ${vars.motion.quick} ${vars.ease.out}`,
  selectors: { 'a&:hover': { borderColor: vars.color.lineStrong } },
});
export const text = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const label = style({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'normal',
});
export const caption = style({
  color: vars.color.ink2,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const chevron = style({ flex: 'none', color: vars.color.ink3 });
