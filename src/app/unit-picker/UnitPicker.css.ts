import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The panel next to the views; stacked below the desktop breakpoint. */
export const picker = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoints.desktop]: {
      // The columns of the home's page, which is above it.
      gridTemplateColumns: 'minmax(0, 1fr) 388px',
      columnGap: `clamp(${vars.space[8]}, 5vw, ${vars.space[16]})`,
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

/** A heading that looks like the label of the step before it. */
export const step = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

/** With the page's scroll padding, it is clear of the bar at the bottom of phones when it is scrolled into view. */
export const units = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlockEnd: vars.space[10],
  // Prints contain the drawings, without the controls.
  '@media': { [breakpoints.print]: { display: 'none' } },
});
