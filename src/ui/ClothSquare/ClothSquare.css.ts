import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const square = style({ position: 'relative', display: 'block', flex: 'none', aspectRatio: '1' });
export const size = styleVariants({
  xs: { width: 36, padding: vars.space[1] },
  s: { width: 52, padding: 6 },
  m: {
    width: 88,
    padding: vars.space[2],
    '@media': { [breakpoints.phone]: { width: 64, padding: vars.space[1] } },
  },
  l: { width: 'min(176px, 46vw)', padding: vars.space[3] },
});

export const ground = style({ position: 'absolute', inset: 0, borderRadius: vars.radius.cloth });
export const tone = styleVariants({
  deep: { background: vars.color.deep },
  lit: { background: vars.color.deep },
  dyed: { background: vars.color.clay },
  bare: {
    background: vars.color.sunk,
    '@media': { [breakpoints.forcedColors]: { outline: '1px solid GrayText', outlineOffset: -1 } },
  },
});
export const line = style({ position: 'relative', display: 'block', width: '100%', height: '100%' });
export const lineTone = styleVariants({
  deep: { color: vars.color.onDeep },
  lit: { color: vars.color.gold },
  dyed: { color: vars.color.onDeep, '@media': { [breakpoints.forcedColors]: { color: 'HighlightText' } } },
  bare: { color: vars.color.lineStrong },
});
