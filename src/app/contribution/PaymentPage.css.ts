import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: vars.space[8], display: 'grid', gap: vars.space[6] });

/** Desktop: the account next to the next steps. Phones: stacked, with the buttons at the bottom. */
export const columns = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoints.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[16],
      rowGap: vars.space[5],
      alignItems: 'start',
    },
  },
});

/** The first column spans all rows of the second. */
export const main = style({
  minWidth: 0,
  '@media': { [breakpoints.desktop]: { gridColumn: 1, gridRow: '1 / span 3' } },
});

/** Last in the document, so that it is at the bottom on phones, within reach of the thumb. */
export const action = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [breakpoints.desktop]: { gridColumn: 2, gridRow: 2 } },
});

/** Cancel and continue, as in a dialog: the main button is at the end, under the thumb. */
export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [breakpoints.cramped]: { flexDirection: 'column', alignItems: 'stretch' } },
});

/** Its text aligns with the edge of the page, so that the main button fits one line beside it on phones. */
export const cancel = style({
  flex: 'none',
  marginInline: `calc(-1 * ${vars.space[3]}) calc(-1 * ${vars.space[2]})`,
  '@media': { [breakpoints.cramped]: { marginInline: 0 } },
});

/** The sign of the amount follows the last word, also where the heading takes two lines. */
export const title = style({ fontSize: vars.size.h1, lineHeight: vars.leading.head });
globalStyle(`${title} > h1`, { display: 'inline', marginInlineEnd: vars.space[2] });
globalStyle(`${title} > button`, { verticalAlign: 'middle' });
