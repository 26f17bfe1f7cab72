import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  paddingBlockEnd: vars.space.section,
});
