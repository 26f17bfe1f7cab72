import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.phone]: { display: 'flex' } },
});
