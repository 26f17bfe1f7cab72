import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const blocks = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  columnGap: vars.space[8],
});

export const block = style({
  display: 'grid',
  gridTemplateColumns: '28px 1fr auto',
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  selectors: {
    '&[data-selected]': { fontWeight: vars.weight.strong },
    '&[data-unavailable]': { color: vars.color.ink3 },
  },
});

export const mark = style({ color: vars.color.ink3, fontVariantNumeric: 'tabular-nums' });
