import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';
import { middle, narrow } from './lettering.css.ts';

/** The drawing and its room list fit on one sheet of A4. */
export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginInline: 'auto',
  '@media': { [breakpoints.print]: { width: 'auto', maxHeight: '84mm' } },
});

export const room = style({
  fill: vars.color.surface,
  selectors: {
    '&[data-kind=outdoor]': { fill: vars.color.brandTint, stroke: vars.color.brandLine, strokeWidth: 0.05 },
    '&[data-kind=bath], &[data-kind=toilet], &[data-kind=kitchen]': { fill: vars.color.sunk },
  },
});

export const wall = style({ fill: vars.color.ink2 });
export const reveal = style({ fill: vars.color.surface, stroke: vars.color.ink2, strokeWidth: 0.03 });
export const glass = style({ fill: vars.color.hatch });
export const leaf = style({
  fill: 'none',
  stroke: vars.color.ink3,
  strokeWidth: 0.04,
  selectors: { '&[data-kind=entrance]': { stroke: vars.color.clay, strokeWidth: 0.07 } },
});

export const stair = style({ fill: 'none', stroke: vars.color.ink3, strokeWidth: 0.03 });
export const climb = style({ stroke: vars.color.ink, strokeWidth: 0.05 });

/** Outlined in the room's colour, so that door swings and treads do not cross the text. */
const onRoom = style([
  middle,
  {
    stroke: vars.color.surface,
    strokeWidth: 0.14,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    selectors: {
      '&[data-kind=outdoor]': { stroke: vars.color.brandTint },
      '&[data-kind=bath], &[data-kind=toilet], &[data-kind=kitchen]': { stroke: vars.color.sunk },
    },
  },
]);
export const wideName = style([onRoom, { '@container': { [narrow]: { display: 'none' } } }]);
export const narrowName = style([
  onRoom,
  { display: 'none', '@container': { [narrow]: { display: 'inline' } } },
]);
