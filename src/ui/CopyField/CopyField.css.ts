import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });
export const label = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const value = style({
  fontFamily: vars.font.figure,
  fontWeight: vars.weight.head,
  fontStretch: '94%',
  fontSize: vars.size.figureM,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const valueLarge = style({
  fontSize: 'clamp(2rem, 1.4rem + 3vw, 3.25rem)',
  lineHeight: 1.05,
  letterSpacing: vars.tracking.figure,
});
