import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: 10,
  color: vars.color.ink,
});
export const onDeep = style({ color: vars.color.onDeep });
export const box = style({ flex: 'none', width: 30, height: 30 });
export const rim = style({
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: 3,
  selectors: { [`${onDeep} &`]: { stroke: vars.color.onDeep } },
});
export const lid = style({
  fill: vars.color.brand,
  selectors: { [`${onDeep} &`]: { fill: vars.color.onDeep } },
});
export const slot = style({
  fill: vars.color.slot,
  selectors: { [`${onDeep} &`]: { fill: vars.color.deep } },
});
export const name = style({
  fontFamily: vars.font.head,
  fontWeight: vars.weight.display,
  fontStretch: '94%',
  fontSize: '1.5rem',
  letterSpacing: '-.04em',
  lineHeight: 1,
});
