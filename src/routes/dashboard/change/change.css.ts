import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** A readable width for text and a comparison. */
export const page = style({ maxWidth: '52rem' });

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

/** The effect of a change, and the button to compare it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The confirm and dismiss buttons: full width on phones. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [breakpoints.phone]: { display: 'grid' } },
});

/** Before and after stay side by side at every width; with text twice as large the name of a row is above them. */
export const compared = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '@media': { [breakpoints.cramped]: { display: 'block' } },
});
globalStyle(`${compared} :is(thead, tbody)`, { '@media': { [breakpoints.cramped]: { display: 'block' } } });
globalStyle(`${compared} tr`, {
  '@media': {
    [breakpoints.cramped]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const comparedCell = style({
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  // Keeps ₦10,714,285.72 on one line on the narrowest phones.
  '@media': {
    [breakpoints.phone]: { paddingInlineStart: vars.space[1], fontSize: vars.size.note },
    // As large as keeps it on one line in half of the width.
    [breakpoints.cramped]: { fontSize: `min(${vars.size.note}, 4.6vw)` },
  },
  selectors: {
    '&:first-child': { width: '23%', paddingInlineStart: 0, textAlign: 'start', color: vars.color.ink2 },
    'tbody tr:last-child &': { borderBottom: 0 },
  },
});

globalStyle(`${comparedCell}:first-child`, {
  '@media': {
    [breakpoints.cramped]: {
      gridColumn: '1 / -1',
      width: 'auto',
      paddingBlockEnd: 0,
      borderBottom: 0,
      fontSize: vars.size.note,
    },
  },
});

/** A value that changes. */
export const changedCell = style([comparedCell, { fontWeight: vars.weight.strong }]);

export const comparedHead = style({ color: vars.color.ink2, fontWeight: vars.weight.strong });

/** The numbered terms to agree to. */
export const terms = style({
  listStyle: 'decimal',

  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[6],
});
