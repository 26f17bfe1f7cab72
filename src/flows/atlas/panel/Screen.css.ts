import { breakpoints, vars } from '@adire/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const screen = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], margin: 0 });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': { [breakpoints.print]: { display: 'none' } },
});

export const frame = style({
  display: 'block',
  maxWidth: '100%',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  background: vars.color.sunk,
  boxShadow: vars.elevation.e1,
  cursor: 'zoom-in',
  overflow: 'clip',
});
export const size = styleVariants({
  phone: { alignSelf: 'center', width: 'min(100%, 270px)' },
  desk: { width: '100%' },
});
export const picture = style({ width: '100%', height: 'auto' });
export const caption = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});

export const none = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  background: vars.color.sunk,
  color: vars.color.ink2,
});
export const noneIcon = style({ flex: 'none', marginBlockStart: 2, color: vars.color.ink3 });
