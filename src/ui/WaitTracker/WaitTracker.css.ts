import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });
export const panel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [breakpoints.phone]: { gap: vars.space[4], padding: vars.space[5] } },
});
export const clock = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
export const time = style({
  fontFamily: vars.font.figure,
  fontWeight: vars.weight.head,
  fontStretch: '86%',
  fontSize: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
  fontVariantNumeric: 'tabular-nums',
});
export const since = style({ color: vars.color.ink2, fontSize: vars.size.small });
