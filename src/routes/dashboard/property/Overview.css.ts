import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gap: vars.space[10],
  '@media': { [breakpoints.desktop]: { gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)' } },
});
