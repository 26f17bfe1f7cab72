import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: vars.radius.card,
});
export const cause = styleVariants({
  failed: { background: vars.color.badTint, color: vars.color.bad },
  offline: { background: vars.color.goldTint, color: vars.color.goldInk },
});
