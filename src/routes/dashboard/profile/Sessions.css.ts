import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  // The button keeps its words on one line, however long the device's name is.
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});

export const device = style({ overflowWrap: 'anywhere' });
