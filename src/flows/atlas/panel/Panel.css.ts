import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[16]}`,
  '@media': {
    [breakpoints.phone]: { paddingInline: vars.space[4] },
    [breakpoints.print]: { display: 'contents' },
  },
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  '@media': { [breakpoints.print]: { order: -1 } },
});
/** Parts of a panel that are of no use on paper. */
export const onScreen = style({
  display: 'contents',
  '@media': { [breakpoints.print]: { display: 'none' } },
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

/** An identifier from the code. */
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.note,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
});

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [breakpoints.print]: { breakInside: 'avoid' } },
});
export const partTitle = style({
  color: vars.color.ink2,
  fontSize: vars.size.note,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.note,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  overflow: 'clip',
});

export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  padding: `10px ${vars.space[3]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:has(a:hover), &:has(button:hover)': { background: vars.color.brandTint },
    '&[data-current]': { background: vars.color.clayTint },
  },
  '@media': { [breakpoints.print]: { breakInside: 'avoid' } },
});

export const row = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], minWidth: 0 });
export const grow = style({ flex: 1, minWidth: 0 });
export const note = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const strong = style({ fontWeight: vars.weight.strong });

/** The link covers its whole item. */
export const cover = style({
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
});

export const bullets = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
globalStyle(`${bullets} > li`, { position: 'relative', paddingInlineStart: vars.space[4] });
globalStyle(`${bullets} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 3,
  top: '.55em',
  width: 6,
  height: 6,
  borderRadius: vars.radius.pill,
  background: vars.color.lineStrong,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
});
globalStyle(`${facts} > dt`, { color: vars.color.ink3 });
globalStyle(`${facts} > dd`, { margin: 0, minWidth: 0 });

export const fold = style({});
globalStyle(`${fold} > summary`, {
  minHeight: 32,
  color: vars.color.brand,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});
