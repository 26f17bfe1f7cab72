import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const figure = style({ display: 'block', minWidth: 0 });

export const number = style({
  display: 'block',
  fontFamily: vars.font.figure,
  fontWeight: vars.weight.head,
  fontStretch: '86%',
  lineHeight: vars.leading.figure,
  letterSpacing: vars.tracking.figure,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The action follows the number and stays on its line. */
export const withAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
});

export const size = styleVariants({
  // By the width of the screen, all but the smallest fit a phone whose text is twice as large.
  /** The result of a calculator: as large as its container allows. */
  hero: { fontSize: 'min(clamp(3rem, 16cqi, 5.5rem), 15vw)', lineHeight: 1 },
  xl: { fontSize: `min(${vars.size.figureXl}, 15vw)` },
  l: { fontSize: `min(${vars.size.figureL}, 14vw)` },
  m: { fontSize: vars.size.figureM },
  /** For a table's header: as large as narrow columns allow. */
  fit: { fontSize: 'min(clamp(1rem, .56rem + 1.95vw, 1.75rem), 5vw)' },
  /** For rows, next to text. At this size, digits as narrow and close as those of the others would touch. */
  s: { fontSize: vars.size.body, fontStretch: '94%', letterSpacing: 'normal' },
});

/** Smaller and lighter than the digits: otherwise the two bars of the ₦ touch the first digit. */
export const sign = style({
  fontSize: '84%',
  fontWeight: vars.weight.medium,
  fontStretch: '92%',
  marginInlineEnd: '.06em',
});

export const decimals = style({ fontSize: `max(62%, ${vars.size.tiny})`, color: vars.color.ink3 });

export const caption = style({
  display: 'block',
  marginTop: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

export const captionXl = style({
  marginTop: vars.space[2],
  color: vars.color.ink,
  fontFamily: vars.font.head,
  fontWeight: vars.weight.head,
  fontStretch: '94%',
  fontSize: vars.size.h3,
  letterSpacing: vars.tracking.h3,
  lineHeight: vars.leading.snug,
});
