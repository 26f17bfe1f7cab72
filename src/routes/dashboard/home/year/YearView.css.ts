import { breakpoints, vars } from '@adire/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [breakpoints.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // Three columns, or as many as have room for an amount with kobo: ₦999,999.99.
    [breakpoints.phone]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(7.25rem, 28%)), 1fr))',
    },
  },
});

const month = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[1],
  minHeight: '5.5rem',
  padding: vars.space[3],
  borderRadius: vars.radius.cloth,
  border: '1px solid transparent',
  '@media': { [breakpoints.phone]: { minHeight: '4.5rem' } },
  selectors: { '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.ink}` } },
});

export const cell = styleVariants({
  none: [month, { background: vars.color.sunk, color: vars.color.ink3 }],
  paid: [
    month,
    {
      background: vars.color.clay,
      color: vars.color.onClay,
      // Otherwise the browser draws black behind the black letters.
      '@media': { [breakpoints.forcedColors]: { forcedColorAdjust: 'none' } },
    },
  ],
  due: [
    month,
    { background: vars.color.goldTint, borderColor: vars.color.goldLine, color: vars.color.goldInk },
  ],
  overdue: [
    month,
    { background: vars.color.badTint, borderColor: vars.color.badLine, color: vars.color.bad },
  ],
  upcoming: [month, { borderColor: vars.color.line, color: vars.color.ink2 }],
});

export const amount = style({
  fontFamily: vars.font.figure,
  fontWeight: vars.weight.head,
  fontVariantNumeric: 'tabular-nums',
});
