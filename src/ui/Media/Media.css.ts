import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  background: vars.color.brandTint,
});
export const ratio = styleVariants({
  '4/3': { aspectRatio: '4 / 3' },
  '16/10': { aspectRatio: '16 / 10' },
  '3/2': { aspectRatio: '3 / 2' },
  '1/1': { aspectRatio: '1 / 1' },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const motif = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '38%',
  maxWidth: 120,
  height: 'auto',
  aspectRatio: '1',
  color: vars.color.brandLine,
});
/** On the placeholder colour of a picture. */
export const motifOnColor = style({ color: vars.color.onDeep, opacity: 0.35 });
