import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';
import { CARD_PX } from '../data/storyboard.ts';

export const board = style({ position: 'relative', transformOrigin: '0 0' });

export const card = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  textDecoration: 'none',
  overflow: 'clip',
  selectors: {
    '&:hover': { borderColor: vars.color.brand },
    '&[aria-current]': { borderColor: vars.color.brand, outline: `3px solid ${vars.color.brand}` },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const name = style({
  flex: 'none',
  height: CARD_PX.head - 1,
  paddingInline: vars.space[3],
  overflow: 'hidden',
  fontSize: vars.size.note,
  fontWeight: vars.weight.strong,
  lineHeight: `${CARD_PX.head - 1}px`,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const picture = style({ width: '100%', height: 'auto', background: vars.color.sunk });
export const unpictured = style({
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  background: vars.color.sunk,
  color: vars.color.ink2,
  fontSize: vars.size.note,
});

/** Above the cards, where the buttons are. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.raised,
  overflow: 'visible',
  pointerEvents: 'none',
});
export const line = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  selectors: { '&[data-lit]': { stroke: vars.color.clay, strokeWidth: 2.5 } },
});
export const head = style({
  fill: vars.color.lineStrong,
  stroke: 'none',
  selectors: { '[data-lit] > &': { fill: vars.color.clay } },
});
export const label = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: 4,
  borderRadius: vars.radius.small,
  background: vars.color.paper,
  color: vars.color.ink2,
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'center',
  selectors: { '&[data-lit]': { color: vars.color.ink } },
});

export const pressable = style({
  position: 'relative',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  boxShadow: vars.elevation.e1,
  overflow: 'clip',
});
export const spot = style({
  position: 'absolute',
  border: `2px solid ${vars.color.clay}`,
  borderRadius: vars.radius.small,
  background: `color-mix(in oklch, ${vars.color.clay} 14%, transparent)`,
  selectors: {
    '&:hover': { background: `color-mix(in oklch, ${vars.color.clay} 34%, transparent)` },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
