import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 });
/** Below a title as small as a card's. */
export const small = style({ gap: vars.space[4] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
});
