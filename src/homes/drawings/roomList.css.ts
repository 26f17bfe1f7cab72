import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const list = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  columnGap: vars.space[8],
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
});

export const area = style({ fontVariantNumeric: 'tabular-nums' });
