import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  paddingBlock: `${vars.space[6]} ${vars.space.section}`,
});

/** On wide screens the sort order is in the bar. */
export const order = style({
  alignSelf: 'flex-start',
  // Aligns its text with the edge of the page.
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  '@media': { [breakpoints.abovePhone]: { display: 'none' } },
});
