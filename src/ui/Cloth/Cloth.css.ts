import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const cloth = style({ display: 'block', width: '100%' });
/** Without rows it fills its container and is cropped at the edge. */
export const fills = style({ height: '100%' });
export const tone = styleVariants({
  deep: { background: vars.color.deep, color: vars.color.deepLine },
  paper: { color: vars.color.brandLine },
});
export const lit = style({ color: vars.color.gold });
export const missing = style({
  fill: 'none',
  stroke: vars.color.clay,
  strokeWidth: 2.6,
  strokeDasharray: '9 6',
});
export const motif = style({ width: '100%', height: '100%', overflow: 'visible' });
export const paste = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, opacity: 0.8 });
