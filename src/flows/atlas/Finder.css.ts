import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const finder = style({ position: 'relative', flex: '1 1 220px', maxWidth: 380, minWidth: 0 });
export const results = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  zIndex: vars.layer.popover,
  maxHeight: 'min(420px, 60dvh)',
  padding: vars.space[1],
  overflow: 'auto',
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  boxShadow: vars.elevation.e2,
});
export const status = style({
  padding: `${vars.space[1]} ${vars.space[2]}`,
  color: vars.color.ink3,
  fontSize: vars.size.note,
});
export const result = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `6px ${vars.space[2]}`,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  ':hover': { background: vars.color.brandTint },
});
export const name = style({ fontWeight: vars.weight.strong });
export const where = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
  overflowWrap: 'anywhere',
});
