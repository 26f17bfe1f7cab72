import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const towns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  columnGap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The whole row is the link to the town. */
export const town = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const cover = style({
  fontWeight: vars.weight.strong,
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.small },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const monthly = style({ gridColumn: '1 / -1' });
