import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const root = style({ position: 'relative', display: 'inline-grid', placeItems: 'center' });
export const ring = style({ gridArea: '1 / 1', transform: 'rotate(-90deg)' });
export const ground = style({ fill: 'none', stroke: vars.color.line });
export const done = style({
  fill: 'none',
  stroke: vars.color.clay,
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.motion.slow} ${vars.ease.out}`,
});
export const inside = style({
  gridArea: '1 / 1',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.size.small,
});
