import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const plot = style({ display: 'block', width: '100%', height: 72, overflow: 'visible' });
export const bar = style({ fill: vars.color.line });
export const barWithin = style({ fill: vars.color.brand });
/** Attention: gold would not be seen on a light surface. */
export const mark = style({ stroke: vars.color.clay, strokeWidth: 2, strokeDasharray: '4 3' });
