import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export { block } from './Questions.css.ts';

export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  columnGap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const state = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.target.tap,
  fontWeight: vars.weight.strong,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const count = style({
  color: vars.color.ink2,
  fontWeight: vars.weight.text,
  fontVariantNumeric: 'tabular-nums',
});
