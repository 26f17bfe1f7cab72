import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const folded = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[5],
  '@media': {
    [breakpoints.abovePhone]: {
      gridTemplateColumns: '132px 1fr',
      alignItems: 'center',
      padding: vars.space[6],
    },
  },
});
/** Hidden on phones, where the button comes first and the opened letter has its own cloth. */
export const edge = style({
  width: 132,
  borderRadius: vars.radius.cloth,
  overflow: 'hidden',
  '@media': { [breakpoints.phone]: { display: 'none' } },
});
