import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxWidth: '560px',
  '@media': { [breakpoints.print]: { width: 'auto', maxHeight: '24mm' } },
});
export const unit = style({
  fill: vars.color.surface,
  stroke: vars.color.ink3,
  selectors: { '&[data-shown]': { fill: vars.color.clayTint, stroke: vars.color.clay } },
});
export const shared = style({ fill: vars.color.sunk, stroke: vars.color.ink3 });
export const name = style({
  fill: vars.color.ink,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
});
