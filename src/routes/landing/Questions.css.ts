import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The heading on the left, its content on the right. */
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
  alignItems: 'start',
  gap: vars.space[16],
  '@media': { [breakpoints.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

/** Shown by the button below it; always visible without JavaScript. */
export const more = style({ '@media': { '(scripting: none)': { display: 'block' } } });

export const toggle = style({
  // The text of the button aligns with the questions.
  marginInlineStart: `calc(-1 * ${vars.space[3]} - 1px)`,
  '@media': { '(scripting: none)': { display: 'none' } },
});
