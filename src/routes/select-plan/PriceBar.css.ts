import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  gap: '3px',
  height: vars.space[3],
  marginBlock: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});
export const own = style({ background: vars.color.clay });
export const rsa = style({
  background: vars.color.rsa,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.goldInk}`,
});
export const mortgage = style({
  background: `repeating-linear-gradient(135deg, ${vars.color.mortgage} 0 5px, ${vars.color.brandLine} 5px 7px)`,
});
