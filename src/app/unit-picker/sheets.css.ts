import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** One button per view, in a row. */
export const viewButtons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const viewButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: vars.target.icon,
  padding: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  color: vars.color.brand,
  fontSize: vars.size.note,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  '@media': { [breakpoints.cramped]: { flexDirection: 'column' } },
});
globalStyle(`${viewButton} > svg`, { flexShrink: 0 });

/** Sticks to the bottom of the sheet while the rest scrolls. */
export const actions = style({
  position: vars.bar.sticky,
  bottom: `calc(-1 * max(${vars.space[5]}, env(safe-area-inset-bottom)))`,
  zIndex: vars.layer.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[5]})`,
  marginBlockEnd: `calc(-1 * max(${vars.space[5]}, env(safe-area-inset-bottom)))`,
  padding: `${vars.space[3]} ${vars.space[5]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
