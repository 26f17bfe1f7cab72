import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  overflow: 'hidden',
  borderRadius: 'inherit',
  '@media': { [breakpoints.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const inputs = style({
  padding: vars.space[12],
  '@media': { [breakpoints.phone]: { padding: vars.space[5] } },
});

export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  padding: vars.space[12],
  background: vars.color.brandTint,
  '@media': { [breakpoints.phone]: { padding: vars.space[5] } },
});
