import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: '108px minmax(0, 1fr)', gap: vars.space[3] } },
});
