import { createVar, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const columns = createVar();

export const rows = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [breakpoints.cramped]: { flexWrap: 'wrap' } },
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': {
    [breakpoints.phone]: { gridTemplateColumns: `repeat(min(${columns}, 2), minmax(0, 1fr))` },
    [breakpoints.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Aligns the values of a row, even if their terms have different heights. */
export const cell = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  alignItems: 'start',
  rowGap: 2,
  minWidth: 0,
});
export const term = style({
  color: vars.color.ink3,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'normal',
  selectors: { [`${cell} > &`]: { alignSelf: 'end' } },
});
export const value = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const valueEnd = style({
  textAlign: 'end',
  '@media': { [breakpoints.cramped]: { textAlign: 'start' } },
});
