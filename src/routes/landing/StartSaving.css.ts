import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const band = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: vars.space[24],
  background: vars.color.deep,
  color: vars.color.onDeep,
  '@media': { [breakpoints.belowDesktop]: { paddingBlock: vars.space[12] } },
});
export const cloth = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '50%',
  // Nine squares of 115 px, which reach the right edge of windows up to 2,070 px wide.
  width: 1035,
  '@media': {
    // Below the text: three rows of the cloth, cropped at the edges.
    [breakpoints.belowDesktop]: {
      position: 'static',
      width: 'auto',
      height: 168,
      marginBlockStart: vars.space[10],
      marginBlockEnd: `calc(-1 * ${vars.space[12]})`,
      overflow: 'hidden',
    },
  },
});
/** Squares of 115 px on desktops, of 56 px on narrower pages. */
export const squares = style({
  width: 1035,
  '@media': { [breakpoints.belowDesktop]: { width: 504, minWidth: '100%' } },
});
export const words = style({ maxWidth: vars.measure.narrow });
