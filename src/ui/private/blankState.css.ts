import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** An icon, a text and actions that replace content. */
export const blank = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: vars.space[10],
  textAlign: 'center',
  // What the user typed may be one long word.
  overflowWrap: 'anywhere',
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: 'min(100%, 460px)',
});
export const body = style({ color: vars.color.ink2 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  maxWidth: '100%',
});
