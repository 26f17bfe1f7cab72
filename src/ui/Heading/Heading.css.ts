import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const heading = style({
  fontFamily: vars.font.head,
  fontWeight: vars.weight.head,
  fontStretch: '94%',
  lineHeight: vars.leading.head,
  letterSpacing: vars.tracking.head,
  minWidth: 0,
});

export const level = styleVariants({
  1: { fontSize: vars.size.h1 },
  2: { fontSize: vars.size.h2 },
  3: { fontSize: vars.size.h3, letterSpacing: vars.tracking.h3 },
});

export const display = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  fontStretch: '90%',
  lineHeight: '.98',
  letterSpacing: vars.tracking.display,
});
