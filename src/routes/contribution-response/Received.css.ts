import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const received = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[6],
  textAlign: 'center',
  maxWidth: vars.measure.narrow,
  marginInline: 'auto',
});

/** One square of the cloth, dyed. */
export const square = style({
  width: 'min(176px, 40vw)',
  padding: vars.space[3],
  borderRadius: vars.radius.cloth,
  background: vars.color.clay,
  color: vars.color.onDeep,
});
export const words = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
export const sentence = style({ maxWidth: '28rem' });
export const figures = style({ width: '100%' });
