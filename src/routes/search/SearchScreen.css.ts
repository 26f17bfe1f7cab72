import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  paddingBlock: `${vars.space[6]} ${vars.space.section}`,
});

/** Farther from the cards than they are from each other. */
export const pages = style({ marginBlockStart: vars.space[5] });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // A long order gets a line of its own, and stays at its end.
  justifyContent: 'end',
  columnGap: vars.space[4],
});

/** On wide screens the sort order is in the bar. */
export const order = style({
  // Aligns its text with the edges of the page.
  marginInline: `calc(-1 * ${vars.space[4]})`,
  '@media': { [breakpoints.abovePhone]: { display: 'none' } },
});
