import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gap: vars.space[5],
  margin: 0,
});

export const range = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const label = style({
  color: vars.color.ink3,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  margin: 0,
});

export const to = style({ color: vars.color.ink2 });

export const meaning = style({
  margin: 0,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  '@media': { [breakpoints.phone]: { fontSize: vars.size.note } },
});
