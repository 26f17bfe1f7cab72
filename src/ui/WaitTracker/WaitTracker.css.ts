import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });
export const clock = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
export const time = style({
  fontFamily: vars.font.figure,
  fontWeight: vars.weight.head,
  fontStretch: '86%',
  fontSize: 'clamp(3.5rem, 2.6rem + 4vw, 5.5rem)',
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
  fontVariantNumeric: 'tabular-nums',
});
export const since = style({ color: vars.color.ink2, fontSize: vars.size.small });
