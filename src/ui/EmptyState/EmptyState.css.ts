import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: vars.space[10],
  textAlign: 'center',
});
/** A small cloth with one square missing. */
export const cloth = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 56px)', gap: 6 });
export const square = style({
  width: 56,
  height: 56,
  padding: 4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.cloth,
  background: vars.color.sunk,
  color: vars.color.brandLine,
});
export const missing = style({
  width: 56,
  height: 56,
  borderRadius: vars.radius.cloth,
  border: `2px dashed ${vars.color.clay}`,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: 460,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: vars.radius.card,
  background: vars.color.badTint,
  color: vars.color.bad,
});
export const body = style({ color: vars.color.ink2 });
