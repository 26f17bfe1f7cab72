import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const countdown = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const text = style({ fontVariantNumeric: 'tabular-nums' });
export const ring = style({
  flex: 'none',
  width: 22,
  height: 22,
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 3,
});
export const track = style({ stroke: vars.color.line });
export const rest = style({ stroke: vars.color.brand, strokeLinecap: 'round' });
