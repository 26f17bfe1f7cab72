import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.line}`;

/** Three columns separated by hairlines; stacked if three do not fit. */
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [breakpoints.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const value = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  '@media': {
    [breakpoints.desktop]: {
      paddingInline: vars.space[10],
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '& + &': { borderInlineStart: hairline },
      },
    },
    [breakpoints.belowDesktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: vars.space[5],
      paddingBlock: vars.space[6],
      selectors: {
        '&:first-child': { paddingBlockStart: 0 },
        '&:last-child': { paddingBlockEnd: 0 },
        '& + &': { borderBlockStart: hairline },
      },
    },
  },
});
