import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[16],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
});
