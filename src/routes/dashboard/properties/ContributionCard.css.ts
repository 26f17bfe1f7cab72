import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [breakpoints.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
