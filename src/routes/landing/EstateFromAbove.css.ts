import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const estate = style({ display: 'grid', gap: vars.space[8] });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[8],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});

/** The middle of an aerial picture matters most: wide pages crop sky and foreground. */
export const picture = style({
  aspectRatio: '2 / 1',
  '@media': { [breakpoints.phone]: { aspectRatio: '3 / 2' } },
});
