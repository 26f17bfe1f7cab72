import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const count = createVar();
/** Positions the skip button. */
export const root = style({ position: 'relative' });
/** Seen only while it has the focus: on the table's empty corner, which phones lack. */
export const skip = style({
  position: 'absolute',
  zIndex: vars.layer.skip,
  insetBlockStart: 0,
  insetInlineStart: 0,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)' } },
  '@media': {
    [breakpoints.phone]: { translate: '0 -100%' },
    [breakpoints.print]: { display: 'none' },
  },
});
const frame = `2px solid ${vars.color.clay}`;
const line = { borderBottom: `1px solid ${vars.color.line}` } as const;
/** The column under the mouse: all of it is clickable. */
const pointed = {
  '&[data-pointed]': { background: `color-mix(in oklch, ${vars.color.brandTint} 60%, ${vars.color.paper})` },
  '&[data-pointed][data-recommended]': {
    background: `color-mix(in oklch, ${vars.color.clayTint} 70%, ${vars.color.surface})`,
  },
} as const;
/** On phones a row is a grid: its label above its values. */
const beside = { display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } as const;

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  // Room for the upper half of the tag.
  marginTop: vars.space[4],
  textAlign: 'start',
  '@media': { [breakpoints.phone]: { display: 'block', marginTop: 0 } },
});
/** On phones the table and its parts are blocks of its width. */
export const part = style({ '@media': { [breakpoints.phone]: { display: 'block' } } });
export const row = style({ '@media': { [breakpoints.phone]: { ...line, ...beside } } });
export const lastRow = style({ '@media': { [breakpoints.phone]: beside } });
export const corner = style({
  width: '22%',
  selectors: { 'thead &': line },
  '@media': { [breakpoints.phone]: { display: 'none' } },
});

/** On phones it stays visible below the page's bar (60 px): the table is longer than the screen. */
export const head = style({
  '@media': {
    [breakpoints.phone]: {
      display: 'block',
      position: vars.bar.sticky,
      top: 60,
      zIndex: vars.layer.sticky,
      paddingTop: vars.space[4],
      background: vars.color.paper,
    },
  },
});
/** Scrolls a focused element of the rows clear of the head. */
globalStyle(`${part} :focus-visible`, {
  '@media': {
    [breakpoints.phone]: { scrollMarginBlockStart: 168 },
    [breakpoints.low]: { scrollMarginBlockStart: vars.space[4] },
  },
});
export const headRow = style({ '@media': { [breakpoints.phone]: { ...line, ...beside } } });

export const columnHead = style({
  ...line,
  position: 'relative',
  padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[6]}`,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.weight.text,
  '@media': {
    [breakpoints.phone]: { borderBottom: 0, padding: `${vars.space[5]} ${vars.space[2]} ${vars.space[3]}` },
  },
  cursor: 'pointer',
  selectors: {
    ...pointed,
    '&[data-recommended]': {
      borderTop: frame,
      borderInline: frame,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      // Aligns its text with the other columns.
      paddingTop: `calc(${vars.space[8]} - 2px)`,
      background: vars.color.clayTint,
      '@media': {
        [breakpoints.phone]: {
          borderInline: 0,
          paddingTop: `calc(${vars.space[5]} - 2px)`,
          borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
        },
      },
    },
  },
});
export const figure = style({ '@media': { [breakpoints.phone]: { marginTop: vars.space[1] } } });
/** Next to the title where a column has no room for it next to the figure. */
export const figureAction = style({
  display: 'contents',
  '@media': {
    [breakpoints.phone]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: `calc(${vars.space[5]} - 2px)`,
      insetInlineEnd: vars.space[1],
    },
    [breakpoints.tablet]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: `calc(${vars.space[8]} - 2px)`,
      insetInlineEnd: vars.space[3],
    },
  },
});
/** Its frame is thicker at the top. */
globalStyle(`[data-recommended] ${figureAction}`, {
  '@media': {
    [breakpoints.phone]: { insetBlockStart: `calc(${vars.space[5]} - 4px)` },
    [breakpoints.tablet]: { insetBlockStart: `calc(${vars.space[8]} - 4px)` },
  },
});
/** On phones a word such as `mortgage` fits a third of the width, whatever the size of the text. */
export const unit = style({
  '@media': { [breakpoints.phone]: { fontSize: `min(${vars.size.note}, 5vw)` } },
});
/** On the upper edge of the frame. */
export const tag = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: vars.space[6],
  translate: '0 -50%',
  '@media': { [breakpoints.phone]: { insetInlineStart: '50%', translate: '-50% -50%' } },
});
export const description = style({
  minHeight: '3.4em',
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  '@media': { [breakpoints.phone]: { display: 'none' } },
});

export const label = style({
  ...line,
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.weight.text,
  fontSize: vars.size.small,
  color: vars.color.ink2,
  '@media': {
    [breakpoints.phone]: {
      gridColumn: '1 / -1',
      borderBottom: 0,
      padding: `${vars.space[3]} 0 ${vars.space[1]}`,
      fontSize: vars.size.note,
    },
  },
});
export const cell = style({
  ...line,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  verticalAlign: 'top',
  textAlign: 'start',
  '@media': {
    [breakpoints.phone]: {
      borderBottom: 0,
      marginBottom: vars.space[2],
      padding: vars.space[2],
      overflowWrap: 'normal',
    },
  },
  cursor: 'pointer',
  selectors: {
    ...pointed,
    '&[data-recommended]': {
      borderInline: frame,
      background: vars.color.surface,
      '@media': {
        [breakpoints.phone]: {
          borderInline: 0,
          borderRadius: vars.radius.small,
          background: vars.color.clayTint,
        },
      },
    },
  },
});
/** On phones the first column aligns with the labels above it and with the page. */
globalStyle(`${corner} + ${columnHead}, ${label} + ${cell}`, {
  '@media': { [breakpoints.phone]: { paddingInlineStart: 0 } },
});
export const foot = style({
  padding: vars.space[6],
  '@media': { [breakpoints.phone]: { padding: `${vars.space[4]} ${vars.space[1]}` } },
  cursor: 'pointer',
  selectors: {
    ...pointed,
    '&[data-recommended]': {
      borderInline: frame,
      borderBottom: frame,
      borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
      background: vars.color.surface,
      '@media': { [breakpoints.phone]: { border: 0, background: 'none' } },
    },
  },
});
/** The rest of the button's label, hidden if there is no room. */
export const wide = style({
  whiteSpace: 'pre',
  '@media': { [breakpoints.phone]: { display: 'none' } },
});
