import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    // The card has its own padding.
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [breakpoints.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      // Aligns the icon with the first line of the text.
      alignItems: 'start',
      rowGap: vars.space[1],
    },
  },
});

export const icon = style({ color: vars.color.goldInk, display: 'flex' });
export const late = style({ color: vars.color.bad });

export const action = style({ '@media': { [breakpoints.phone]: { gridColumn: 2 } } });
