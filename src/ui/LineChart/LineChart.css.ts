import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const figure = style({ margin: 0, minWidth: 0 });
export const plot = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const grid = style({ stroke: vars.color.line, strokeWidth: 1 });
export const line = style({ fill: 'none', stroke: vars.color.clay, strokeWidth: 3, strokeLinejoin: 'round' });
export const area = style({ fill: vars.color.clay, opacity: 0.14 });
export const dot = style({ fill: vars.color.surface, stroke: vars.color.clay, strokeWidth: 3 });
export const target = style({ stroke: vars.color.ink3, strokeWidth: 1.5, strokeDasharray: '6 5' });
export const tick = style({
  fill: vars.color.ink3,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
});
export const targetLabel = style({
  fill: vars.color.ink,
  fontSize: vars.size.note,
  fontWeight: vars.weight.strong,
});
