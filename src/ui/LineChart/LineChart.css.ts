import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const figure = style({ margin: 0, minWidth: 0 });
export const frame = style({
  position: 'relative',
  height: 220,
  marginBlock: `${vars.space[5]} ${vars.space[8]}`,
  marginInlineStart: vars.space[16],
  fontSize: vars.size.note,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** The drawing is stretched to its container; line widths stay constant. */
export const plot = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const grid = style({ ...stroke, stroke: vars.color.line, strokeWidth: 1 });
export const line = style({ ...stroke, stroke: vars.color.clay, strokeWidth: 3, strokeLinejoin: 'round' });
export const area = style({ fill: vars.color.clay, opacity: 0.14 });
export const target = style({ ...stroke, stroke: vars.color.ink3, strokeWidth: 1.5, strokeDasharray: '6 5' });

export const valueTick = style({
  position: 'absolute',
  insetInlineEnd: `calc(100% + ${vars.space[2]})`,
  transform: 'translateY(-50%)',
  color: vars.color.ink3,
});
export const atTick = style({
  position: 'absolute',
  top: `calc(100% + ${vars.space[2]})`,
  transform: 'translateX(-50%)',
  color: vars.color.ink3,
});
/** Phones have room for every other label. */
export const between = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });
/** At the start of the target line, above the curve. */
export const targetLabel = style({
  position: 'absolute',
  insetInlineStart: 0,
  transform: 'translateY(calc(-100% - 4px))',
  fontWeight: vars.weight.strong,
});
export const dot = style({
  position: 'absolute',
  width: 14,
  height: 14,
  borderRadius: '50%',
  border: `3px solid ${vars.color.clay}`,
  background: vars.color.surface,
  transform: 'translate(-50%, -50%)',
});
