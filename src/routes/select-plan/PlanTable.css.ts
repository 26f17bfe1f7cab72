import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

const frame = `2px solid ${vars.color.clay}`;

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  marginTop: vars.space[4],
  textAlign: 'start',
  '@media': { [breakpoints.phone]: { display: 'block' } },
});

const line = { borderBottom: `1px solid ${vars.color.line}` } as const;

export const row = style({
  '@media': {
    [breakpoints.phone]: { ...line, display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const lastRow = style({
  '@media': { [breakpoints.phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const corner = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });

export const label = style({
  ...line,
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.weight.text,
  color: vars.color.ink2,
  '@media': {
    [breakpoints.phone]: {
      gridColumn: '1 / -1',
      borderBottom: 0,
      paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
      fontSize: vars.size.note,
    },
  },
});

/** On wide pages Plan B stands in a clay frame; on phones its cells are tinted. */
export const cell = style({
  ...line,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  verticalAlign: 'top',
  textAlign: 'start',
  '@media': {
    [breakpoints.phone]: { borderBottom: 0, padding: `${vars.space[2]} 6px`, overflowWrap: 'normal' },
  },
  selectors: {
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

export const planHead = style({
  ...line,
  position: 'relative',
  padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[6]}`,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.weight.text,
  '@media': {
    [breakpoints.phone]: { borderBottom: 0, padding: `${vars.space[6]} ${vars.space[2]} ${vars.space[3]}` },
  },
  selectors: {
    '&[data-recommended]': {
      borderTop: frame,
      borderInline: frame,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      background: vars.color.clayTint,
      '@media': {
        [breakpoints.phone]: { border: 0, borderRadius: `${vars.radius.field} ${vars.radius.field} 0 0` },
      },
    },
  },
});

/** On the frame's upper edge. */
export const tag = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: vars.space[6],
  translate: '0 -50%',
  '@media': { [breakpoints.phone]: { insetInlineStart: '50%', translate: '-50% -50%' } },
});

export const sentence = style({
  minHeight: '3.4em',
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
  '@media': { [breakpoints.phone]: { display: 'none' } },
});

export const foot = style({
  padding: vars.space[6],
  '@media': { [breakpoints.phone]: { padding: `${vars.space[4]} ${vars.space[1]}` } },
  selectors: {
    '&[data-recommended]': {
      borderInline: frame,
      borderBottom: frame,
      borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
      background: vars.color.surface,
      '@media': { [breakpoints.phone]: { border: 0, background: 'none' } },
    },
  },
});

export const wide = style({
  whiteSpace: 'pre',
  '@media': { [breakpoints.phone]: { display: 'none' } },
});
