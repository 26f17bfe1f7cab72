import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const fact = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[4] });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: vars.radius.small,
  background: vars.color.clayTint,
  color: vars.color.clayInk,
  fontWeight: vars.weight.strong,
});
