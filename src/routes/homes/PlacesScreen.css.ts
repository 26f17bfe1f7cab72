import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: `${vars.space[5]} ${vars.space.section}` });

/** The state on the left, its towns on the right. */
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  columnGap: vars.space[8],
  rowGap: vars.space[3],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.phone]: { paddingBlockStart: 0, borderBlockStart: 'none' } },
});
