import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  paddingBlock: `${vars.space[6]} ${vars.space.section}`,
});

/** Wide screens have the order in the bar. */
export const order = style({
  alignSelf: 'flex-start',
  // Its word stands at the page's edge.
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  '@media': { [breakpoints.abovePhone]: { display: 'none' } },
});
