import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  paddingBlock: `${vars.space[6]} ${vars.space.section}`,
});

/** Wide screens have the order in the bar. */
export const order = style({ '@media': { [breakpoints.abovePhone]: { display: 'none' } } });
