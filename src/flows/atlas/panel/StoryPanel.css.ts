import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** Stays in view while the user scrolls. */
export const controls = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlock: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [breakpoints.print]: { display: 'none' } },
});
