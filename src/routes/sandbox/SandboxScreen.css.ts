import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: vars.space[8], display: 'grid', gap: vars.space[8] });
export const message = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
