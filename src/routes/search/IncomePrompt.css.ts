import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The same height with and without an income, to prevent a layout shift. */
export const line = style({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minHeight: vars.target.tap,
  '@media': { '(scripting: none)': { display: 'none' } },
});
/** Phones have room only for the button. */
export const why = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });
/** A button without a border aligns by its text. */
export const ways = style({
  '@media': { [breakpoints.belowDesktop]: { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
});
export const ask = style({
  flexBasis: '100%',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxWidth: vars.measure.narrow,
});
