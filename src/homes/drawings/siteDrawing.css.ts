import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginInline: 'auto',
  '@media': { [breakpoints.print]: { width: 'auto', maxHeight: '150mm' } },
});

export const plot = style({ fill: vars.color.brandTint });
export const street = style({ fill: vars.color.calmTint });
export const road = style({ fill: vars.color.calmTint });
export const path = style({ fill: vars.color.sunk });
export const paved = style({ fill: vars.color.sunk, stroke: vars.color.line });
export const plant = style({ fill: vars.color.brandLine, fillOpacity: 0.75 });
export const car = style({ fill: vars.color.lineStrong });
export const fence = style({ fill: 'none', stroke: vars.color.ink2 });
export const gate = style({ fill: 'none', stroke: vars.color.clay });

export const block = style({});
const chosen = `${block}[data-selected] &`;
/** Drawn under the rooms, so that only its outer half is visible. */
export const edge = style({
  fill: 'none',
  stroke: vars.color.ink2,
  selectors: { [chosen]: { stroke: vars.color.clay } },
});
export const roof = style({
  fill: vars.color.surface,
  stroke: vars.color.surface,
  selectors: { [chosen]: { fill: vars.color.clayTint, stroke: vars.color.clayTint } },
});
export const veranda = style({ fill: vars.color.surface, stroke: vars.color.ink3 });
export const service = style({ fill: vars.color.surface, stroke: vars.color.ink3 });
