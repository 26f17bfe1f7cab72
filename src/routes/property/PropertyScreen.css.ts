import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({
  paddingBlock: `${vars.space[5]} ${vars.space.section}`,
  // The bottom bar of a phone covers nothing that cannot be scrolled above it.
  '@media': { [breakpoints.phone]: { paddingBlockEnd: `calc(${vars.space.section} + ${vars.space[20]})` } },
});
