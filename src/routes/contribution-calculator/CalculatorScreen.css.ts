import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: vars.space[8], display: 'grid', gap: vars.space[6] });

/** Columns: fields, result, amount due now; the breakdown spans the last two. */
export const columns = style({
  display: 'grid',
  gap: vars.space[10],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoints.desktop]: {
      gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr) 224px',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[10],
      alignItems: 'start',
    },
  },
});

export const fields = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [breakpoints.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: vars.space[4],
  alignItems: 'start',
});

/** Cancels the button's padding and border, so that its text aligns with the fields, and the gap below their row. */
export const storedIncome = style({
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  marginInlineStart: `calc(-1 * (${vars.space[3]} + 1px))`,
});

export const result = style({
  containerType: 'inline-size',
  minWidth: 0,
  '@media': { [breakpoints.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const breakdown = style({
  display: 'grid',
  gap: vars.space[8],
  minWidth: 0,
  '@media': { [breakpoints.desktop]: { gridColumn: '2 / span 2', gridRow: 2 } },
});

/** The action bar with the amount due: a column of the grid on desktops. */
export const due = style({
  '@media': { [breakpoints.desktop]: { gridColumn: 3, gridRow: 1 } },
});

export const dueRow = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    // The button is below an amount that leaves no room for it.
    [breakpoints.belowDesktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space[3],
    },
  },
});
globalStyle(`${dueRow} > *`, { '@media': { [breakpoints.belowDesktop]: { flex: '999 1 min-content' } } });
globalStyle(`${dueRow} > :has(> button)`, {
  '@media': { [breakpoints.belowDesktop]: { flex: '1 0 auto' } },
});
globalStyle(`${dueRow} > :has(> button) > button`, {
  '@media': { [breakpoints.phone]: { paddingInline: vars.space[4] } },
});

/** The bar next to its text. */
export const share = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});
export const scheduleHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
