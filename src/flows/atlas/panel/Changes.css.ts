import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** Two columns where each is wide enough to read, otherwise one below the other. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 128px), 1fr))',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
export const side = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const text = style({ overflowWrap: 'anywhere', fontSize: vars.size.small });
export const picture = style({
  width: '100%',
  maxWidth: 220,
  height: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
});
export const none = style({
  padding: vars.space[3],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  color: vars.color.ink2,
  fontSize: vars.size.note,
});
