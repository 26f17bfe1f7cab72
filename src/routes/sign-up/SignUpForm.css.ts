import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
