import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space.gutter} ${vars.space[20]}`,
  '@media': { [breakpoints.phone]: { paddingBlockStart: vars.space[5] } },
});
export const intro = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const lead = style({ maxWidth: '70ch', color: vars.color.ink2 });
export const field = style({ maxWidth: 480 });
export const note = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const topics = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const topic = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.target.icon,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.lineStrong },
  selectors: {
    '&[aria-current]': { borderColor: vars.color.ink2, fontWeight: vars.weight.strong },
  },
});
export const figure = style({ color: vars.color.ink3, fontVariantNumeric: 'tabular-nums' });
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const title = style({
  fontFamily: vars.font.head,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.head,
  letterSpacing: vars.tracking.h3,
  lineHeight: vars.leading.head,
});
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const question = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
});
export const asks = style({ fontWeight: vars.weight.strong });
export const answers = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const answer = style({
  display: 'flex',
  gap: vars.space[4],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const picture = style({
  flex: 'none',
  width: 72,
  height: 148,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});
export const words = style({ flex: 1, minWidth: 0 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  overflowWrap: 'anywhere',
});
