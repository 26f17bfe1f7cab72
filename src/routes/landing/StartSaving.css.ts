import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const band = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: vars.space[24],
  background: vars.color.deep,
  color: vars.color.onDeep,
  '@media': { [breakpoints.phone]: { paddingBlock: vars.space[12] } },
});
export const cloth = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '50%',
  // Nine squares of 115 px: to the right edge of any window up to 2,070 px.
  width: 1035,
  '@media': { [breakpoints.belowDesktop]: { display: 'none' } },
});
export const words = style({ maxWidth: vars.measure.narrow });
