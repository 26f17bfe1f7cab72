import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({
  paddingBlock: vars.space[8],
  display: 'grid',
  gap: vars.space[6],
  '@media': { [breakpoints.print]: { paddingBlock: 0 } },
});

/** Who prints the page wants the drawing, not the way on. */
export const head = style({ '@media': { [breakpoints.print]: { display: 'none' } } });

/** One column on phones, in the order of choosing; beside each other where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoints.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 380px',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[10],
      alignItems: 'start',
    },
  },
});

export const choice = style({ '@media': { [breakpoints.desktop]: { gridColumn: 2, gridRow: 1 } } });

export const picture = style({
  minWidth: 0,
  '@media': { [breakpoints.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } },
});

/** On phones it stays under the thumb. */
export const bar = style({ '@media': { [breakpoints.desktop]: { gridColumn: 2, gridRow: 2 } } });
