import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const explained = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.field,
  background: vars.color.sunk,
});
export const mark = style({ color: vars.color.brand });
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  maxWidth: vars.measure.prose,
  color: vars.color.ink2,
});

export const photograph = style({ display: 'grid', gap: vars.space[1], textDecoration: 'none' });

/** Stacked on phones, each at full width. */
export const channels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [breakpoints.phone]: { display: 'grid', inlineSize: '100%' } },
});
