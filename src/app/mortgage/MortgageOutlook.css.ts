import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const lender = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  minWidth: 0,
  padding: vars.space[6],
  '@media': { [breakpoints.phone]: { padding: vars.space[5] } },
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
