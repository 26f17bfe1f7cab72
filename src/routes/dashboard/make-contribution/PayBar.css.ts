import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** The height of the bottom navigation, which this bar sits on. */
const BOTTOM_NAV = '68px';

export const bar = style({
  '@media': {
    [breakpoints.phone]: {
      position: vars.bar.fixed,
      insetInline: 0,
      bottom: `calc(${BOTTOM_NAV} + env(safe-area-inset-bottom))`,
      zIndex: vars.layer.sticky,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[3],
      paddingInline: vars.space.gutter,
      paddingBlock: vars.space[2],
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    [breakpoints.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[1] },
    [breakpoints.print]: { display: 'none' },
  },
});

/** Scrolls a focused element clear of this bar. */
globalStyle('html:has([data-pay-bar])', {
  '@media': {
    [breakpoints.phone]: { scrollPaddingBottom: vars.space[20] },
    [breakpoints.low]: { scrollPaddingBottom: 0 },
  },
});

/** On wider screens the page shows the amount next to the button. */
export const due = style({
  display: 'none',
  '@media': { [breakpoints.phone]: { display: 'grid' } },
});
