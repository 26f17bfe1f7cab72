import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: vars.radius.card,
  background: vars.color.badTint,
  color: vars.color.bad,
});
