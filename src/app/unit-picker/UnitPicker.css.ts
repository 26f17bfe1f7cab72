import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** What is chosen beside its pictures; below the desktop breakpoint one under the other. */
export const picker = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoints.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      columnGap: vars.space[10],
      alignItems: 'start',
    },
    [breakpoints.phone]: { gap: 0 },
    [breakpoints.print]: { gap: vars.space[2] },
  },
});

export const panel = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoints.desktop]: { gridColumn: 2, gridRow: 1 },
    [breakpoints.phone]: { gap: vars.space[2] },
  },
});

export const views = style({
  minWidth: 0,
  '@media': { [breakpoints.desktop]: { gridColumn: 1, gridRow: 1 } },
});

/** What is below it on a phone covers none of it once it has been scrolled to. */
export const units = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlockEnd: vars.space[20],
  // Who prints the page wants the drawing, not what is pressed.
  '@media': { [breakpoints.print]: { display: 'none' } },
});
