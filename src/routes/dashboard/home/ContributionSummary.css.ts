import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const halves = style({
  display: 'grid',
  '@media': { [breakpoints.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18.75rem' } },
});

export const half = style({
  minWidth: 0,
  padding: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [breakpoints.phone]: { padding: vars.space[5] },
    // On screens narrower than a desktop the picture is in the head, so the half without a next payment is empty.
    [breakpoints.belowDesktop]: { selectors: { '&[data-empty]': { padding: 0, borderBlockStart: 0 } } },
    [breakpoints.desktop]: {
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});

/** The home's picture is in the head of the card or, on desktops, large above the next payment. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [breakpoints.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const thumb = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });
export const picture = style({ '@media': { [breakpoints.belowDesktop]: { display: 'none' } } });
