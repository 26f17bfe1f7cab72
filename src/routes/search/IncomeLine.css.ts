import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** One line of the page whether an income is known or not, so that nothing moves when it is. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minHeight: vars.target.tap,
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const ask = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxWidth: vars.measure.narrow,
});
