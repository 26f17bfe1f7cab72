import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: vars.space[8], display: 'grid', gap: vars.space[6] });

/** The account beside what happens next; on phones one under the other, the buttons under the thumb. */
export const columns = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoints.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[16],
      rowGap: vars.space[5],
      alignItems: 'start',
    },
  },
});

/** The first column is as tall as the parts of the second. */
export const main = style({
  minWidth: 0,
  '@media': { [breakpoints.desktop]: { gridColumn: 1, gridRow: '1 / span 3' } },
});

/** On phones it stays under the thumb, so it comes last there. */
export const action = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [breakpoints.desktop]: { gridColumn: 2, gridRow: 2 } },
});

/** What goes on, and what gives up: on a desktop below it, else beside it and away from the thumb. */
export const buttons = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [breakpoints.desktop]: { flexDirection: 'column', gap: vars.space[3] } },
});

export const cancel = style({ flex: 'none' });
