import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** As wide as text and a comparison are read well. */
export const page = style({ maxWidth: '52rem' });

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

/** What a change means, and the button to compare it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Yes and no: as wide as a thumb reaches on phones. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [breakpoints.phone]: { display: 'grid' } },
});

/** Three columns at every width: before and after are read side by side. */
export const compared = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

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
  // ₦10,714,285.72 keeps to one line on the narrowest phones.
  '@media': { [breakpoints.phone]: { paddingInlineStart: vars.space[1], fontSize: vars.size.note } },
  selectors: {
    '&:first-child': { width: '23%', paddingInlineStart: 0, textAlign: 'start', color: vars.color.ink2 },
    'tbody tr:last-child &': { borderBottom: 0 },
  },
});

/** What differs from before. */
export const changedCell = style([comparedCell, { fontWeight: vars.weight.strong }]);

export const comparedHead = style({ color: vars.color.ink2, fontWeight: vars.weight.strong });

/** What is agreed to, numbered. */
export const terms = style({
  listStyle: 'decimal',

  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[6],
});
