import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: vars.space[8], display: 'grid', gap: vars.space[6] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[5],
});
export const months = style({ minWidth: '10rem' });
export const note = style({ maxWidth: vars.measure.prose });
