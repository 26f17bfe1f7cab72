import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const halves = style({
  display: 'grid',
  '@media': { [breakpoints.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18.75rem' } },
});

export const half = style({
  minWidth: 0,
  padding: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [breakpoints.phone]: { padding: vars.space[5] },
    [breakpoints.desktop]: {
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});
