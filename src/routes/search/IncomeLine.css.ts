import { breakpoints, vars } from '@adire/ui';
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
/** A phone has room for the button alone. */
export const why = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });
/** A button without a box aligns by its text. */
export const ways = style({
  '@media': { [breakpoints.belowDesktop]: { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
});
export const ask = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxWidth: vars.measure.narrow,
});
