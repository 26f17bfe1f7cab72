import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const value = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)', gap: vars.space[4] } },
});
export const motif = style({
  width: 88,
  height: 88,
  padding: vars.space[2],
  background: vars.color.deep,
  color: vars.color.onDeep,
  borderRadius: vars.radius.cloth,
  '@media': { [breakpoints.phone]: { width: 64, height: 64, padding: vars.space[1] } },
});
