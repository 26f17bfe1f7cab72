import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
export const track = style({
  position: 'relative',
  height: 16,
  borderRadius: vars.radius.pill,
  background: vars.color.sunk,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': { [breakpoints.forcedColors]: { outline: '1px solid CanvasText' } },
});
export const trackSlim = style({ height: 8 });
export const clip = style({ position: 'absolute', inset: 0, borderRadius: 'inherit', overflow: 'hidden' });
export const fill = style({
  height: '100%',
  borderRadius: 'inherit',
  background: vars.color.clay,
  transition: `width ${vars.motion.reveal} ${vars.ease.both}`,
});
/** An exceeded limit is gold, with a text next to it. */
export const fillOver = style({
  background: vars.color.gold,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.goldInk}`,
});
export const tick = style({
  position: 'absolute',
  top: -6,
  bottom: -6,
  width: 2,
  background: vars.color.ink,
  marginInlineStart: -1,
});
export const legend = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 40,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const legendCrowded = style({ display: 'grid', gap: vars.space[1] });
export const ticks = style({ display: 'contents' });
export const ticksBelow = style({ position: 'relative', minHeight: 40 });
export const value = style({ color: vars.color.clayInk, fontWeight: vars.weight.strong });
/** A box without width: its text is centred on it in either reading direction. */
export const tickLabel = style({
  position: 'absolute',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 0,
  whiteSpace: 'nowrap',
});
export const tickLabelStart = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  whiteSpace: 'nowrap',
});
export const tickLabelEnd = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const tickName = style({ display: 'block', fontWeight: vars.weight.strong });
export const tickNote = style({ display: 'block', color: vars.color.ink2 });
