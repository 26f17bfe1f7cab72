import { breakpoints } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  '@media': { [breakpoints.cramped]: { justifyItems: 'start', textAlign: 'start' } },
});
