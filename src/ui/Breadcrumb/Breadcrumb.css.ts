import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: vars.size.small,
});
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.icon,
  color: vars.color.ink2,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.icon,
  color: vars.color.brand,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
export const slash = style({ marginInline: vars.space[2], color: vars.color.ink3 });
