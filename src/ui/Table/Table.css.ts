import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const phone = breakpoints.phone;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { display: 'block' } },
});
export const head = style({
  '@media': {
    [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const headCell = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.sunk,
  color: vars.color.ink2,
  fontSize: vars.size.note,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
export const body = style({
  '@media': { [phone]: { display: 'flex', flexDirection: 'column', gap: vars.space[2] } },
});
export const row = style({
  position: 'relative',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-selectable]:hover': { background: vars.color.brandTint },
    '&:last-child': { borderBottom: 0 },
  },
  '@media': {
    [phone]: {
      // Two values side by side, or one where the text is too large for that.
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
      gap: `${vars.space[2]} ${vars.space[4]}`,
      padding: `${vars.space[3]} ${vars.space[4]}`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.field,
      background: vars.color.surface,
      selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.line}` } },
    },
  },
});
export const cell = style({
  padding: `${vars.space[4]} ${vars.space[4]}`,
  verticalAlign: 'middle',
  '@media': {
    [phone]: { padding: 0, overflowWrap: 'anywhere' },
  },
});
export const cellName = style({
  display: 'none',
  '@media': {
    [phone]: { display: 'block', color: vars.color.ink3, fontSize: vars.size.note },
  },
});
export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', '@media': { [phone]: { textAlign: 'start' } } },
});
/** The button of a row covers the whole row. */
export const select = style({
  fontWeight: vars.weight.strong,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outlineOffset: 0 },
  },
});
