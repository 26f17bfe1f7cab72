import { breakpoints, vars } from '@adire/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const home = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space.gutter} ${vars.space[20]}`,
  '@media': { [breakpoints.phone]: { gap: vars.space[6], paddingBlockStart: vars.space[5] } },
});

export const intro = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const made = style({ maxWidth: '80ch', color: vars.color.ink2 });
export const code = style({ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' });
export const note = style({
  margin: 0,
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const strong = style({ fontWeight: vars.weight.strong });

export const search = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: 720,
});
export const found = style({
  maxHeight: 'min(480px, 60dvh)',
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  overflow: 'auto',
});

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 1,
  margin: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  background: vars.color.line,
  overflow: 'clip',
});
export const sum = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[4],
  background: vars.color.surface,
});
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}`, margin: 0 });
export const figure = style({
  fontFamily: vars.font.figure,
  fontSize: vars.size.figureM,
  fontStretch: '86%',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.head,
});

export const failing = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.bad}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
});

export const flows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  gap: vars.space[4],
});
export const flow = style({
  position: 'relative',
  display: 'flex',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  overflow: 'clip',
  ':hover': { borderColor: vars.color.lineStrong },
});
export const thumbnail = style({
  flex: 'none',
  width: 96,
  height: '100%',
  minHeight: 180,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  objectFit: 'cover',
  objectPosition: 'top',
});
export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[4],
});
export const title = style({
  fontFamily: vars.font.head,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.head,
  letterSpacing: vars.tracking.h3,
  lineHeight: vars.leading.head,
});
export const cover = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: vars.radius.field,
    },
  },
});
export const description = style({ color: vars.color.ink2 });
export const bars = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: 'auto',
});
export const bar = style({ display: 'flex', flexDirection: 'column', gap: 4 });
export const barWords = style({
  color: vars.color.ink2,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const track = style({ display: 'flex', gap: 2, height: 6 });
const part = style({ minWidth: 4, borderRadius: 3 });
export const fill = styleVariants({
  browser: [part, { background: vars.color.good }],
  screen: [part, { background: vars.color.gold }],
  machine: [part, { background: vars.color.clayLine }],
  none: [part, { background: vars.color.bad }],
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
