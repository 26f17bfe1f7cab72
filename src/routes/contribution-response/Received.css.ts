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

export const words = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
export const sentence = style({ maxWidth: '28rem' });
export const figures = style({ width: '100%' });
