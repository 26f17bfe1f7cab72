import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** What stands where content would: a sign, words, and the way on. */
export const blank = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: vars.space[10],
  textAlign: 'center',
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: 460,
});
export const body = style({ color: vars.color.ink2 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});
