import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.target.tap,
  paddingInline: vars.space[3],
});

export const screen = style({
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  '@media': {
    [breakpoints.phone]: {
      paddingBlock: `${vars.space[5]} ${vars.space[10]}`,
      // Leaves room for the pay bar, which would cover the end of the page.
      selectors: { '&:has([data-pay-bar])': { paddingBlockEnd: vars.space[24] } },
    },
  },
});
