import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  position: vars.bar.sticky,
  zIndex: vars.layer.sticky,
  // Below the top bar, which is 68 px high, 60 px on phones.
  insetBlockStart: 68,
  paddingBlock: vars.space[3],
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.phone]: { insetBlockStart: 60 } },
});

/** Scrolls a focused element of the results clear of the bar, whose filters have a row of their own below `wide`. */
globalStyle(`html:has(${bar})`, {
  // Back from a home restores the position while the results take the home's place: the browser would correct it again
  // by what is above.
  overflowAnchor: 'none',
  '@media': {
    [breakpoints.abovePhone]: { scrollPaddingTop: 144 },
    [breakpoints.low]: { scrollPaddingTop: 0 },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    [breakpoints.wide]: { gridTemplateColumns: 'minmax(220px, 380px) auto minmax(150px, max-content)' },
    [breakpoints.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const text = style({ minWidth: 0 });

export const menus = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  gridArea: '2 / 1 / auto / -1',
  '@media': {
    [breakpoints.wide]: { gridArea: 'auto' },
    [breakpoints.phone]: { display: 'none' },
  },
});

export const filtersButton = style({
  '@media': { [breakpoints.abovePhone]: { display: 'none' } },
});

/** On phones the sort order is above the results: the bar has room only for text and filters. */
export const sort = style({
  justifySelf: 'end',
  // Aligns its text with the edge of the page.
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
  '@media': { [breakpoints.phone]: { display: 'none' } },
});

/** Hidden without JavaScript, where `PlainFilters` is shown instead. */
const WITHOUT_SCRIPT = '(scripting: none)';
export const needsScript = style({ '@media': { [WITHOUT_SCRIPT]: { display: 'none' } } });
export const orderForm = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const plainForm = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  paddingBlock: vars.space[3],
});
