import { createVar, style } from '@vanilla-extract/css';
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

/** The narrowest bar of a phone, and the width from which labels have the rows of a wide bar. */
export const NARROW_PX = 300;
export const WIDE_PX = 480;
/** The row of a label: on a bar of any width, with text twice as large, and on a wide bar. */
export const row = createVar();
export const rowIfCramped = createVar();
export const rowIfWide = createVar();

/** The container that the rows of the labels depend on. */
export const legend = style({ containerType: 'inline-size' });
export const labels = style({
  display: 'grid',
  rowGap: vars.space[1],
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const value = style({
  gridArea: '1 / 1',
  justifySelf: 'start',
  color: vars.color.clayInk,
  fontWeight: vars.weight.strong,
});
const label = style({
  gridRow: row,
  gridColumn: 1,
  justifySelf: 'start',
  whiteSpace: 'nowrap',
  '@container': { [`(min-width: ${WIDE_PX}px)`]: { gridRow: rowIfWide } },
  '@media': { [breakpoints.cramped]: { gridRow: rowIfCramped } },
});
/** A box without width: its text is centred on it in either reading direction. */
export const tickLabel = style([
  label,
  { position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'center', width: 0 },
]);
export const tickLabelStart = style([label]);
export const tickLabelEnd = style([label, { justifySelf: 'end', textAlign: 'end' }]);
export const tickName = style({ display: 'block', fontWeight: vars.weight.strong });
export const tickNote = style({ display: 'block', color: vars.color.ink2 });
