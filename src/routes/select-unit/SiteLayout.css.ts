import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const site = style({ width: '100%', height: 'auto', maxHeight: '420px' });
export const ground = style({ fill: vars.color.brandTint });
export const road = style({ fill: vars.color.sunk });
export const block = style({});
export const roof = style({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  selectors: {
    [`${block}[data-selected] &`]: { fill: vars.color.clayTint, stroke: vars.color.brand, strokeWidth: 4 },
  },
});
const text = style({ textAnchor: 'middle', dominantBaseline: 'middle', fontFamily: vars.font.text });
export const name = style([text, { fontSize: '20px', fontWeight: vars.weight.strong, fill: vars.color.ink }]);
export const note = style([text, { fontSize: '16px', fill: vars.color.ink2 }]);
