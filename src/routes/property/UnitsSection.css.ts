import { breakpoints, vars } from '@adire/ui';
import { createVar, style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
  '@media': { [breakpoints.phone]: { gap: vars.space[2] } },
});

export const sentence = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });

/** The number of floors of the tallest block. */
export const floorCount = createVar();
/** Reserves the height of the picker of a tall home and its first drawing, to prevent a layout shift below it. */
export const reserved = style({
  minHeight: '1100px',
  '@media': {
    [breakpoints.phone]: { minHeight: `max(430px, calc(215px + 91px * ${floorCount}))` },
    '(scripting: none)': { minHeight: 0 },
  },
});

export const blocks = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
});

export const bar = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });
/** Keeps 'Next' visible once a unit is chosen; before that it would only cover what is still to be chosen. */
export const readyBar = style([
  bar,
  {
    '@media': {
      [breakpoints.desktop]: { position: vars.bar.sticky, bottom: vars.space[4], zIndex: vars.layer.raised },
    },
  },
]);
