import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const plot = style({ display: 'block', width: '100%', height: 72, overflow: 'visible' });
export const bar = style({ fill: vars.color.line });
export const barWithin = style({ fill: vars.color.brand });
/** Clay instead of gold, which has too little contrast on a light surface. */
export const mark = style({ stroke: vars.color.clay, strokeWidth: 2, strokeDasharray: '4 3' });
