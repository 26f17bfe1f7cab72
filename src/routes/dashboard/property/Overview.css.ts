import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gap: vars.space[10],
  // Rows of facts keep their distance beside a taller figure.
  alignItems: 'start',
  '@media': { [breakpoints.desktop]: { gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)' } },
});
