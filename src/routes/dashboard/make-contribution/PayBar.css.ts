import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** The bottom bar's height: this bar stands on it. */
const BOTTOM_NAV = '68px';

export const bar = style({
  '@media': {
    [breakpoints.phone]: {
      position: 'fixed',
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
    [breakpoints.print]: { display: 'none' },
  },
});

/** What the keyboard comes to is scrolled to above this bar too. */
globalStyle('body:has([data-pay-bar]) :focus-visible', {
  '@media': { [breakpoints.phone]: { scrollMarginBlockEnd: 168 } },
});

/** Elsewhere the page says it beside the button. */
export const due = style({
  display: 'none',
  '@media': { [breakpoints.phone]: { display: 'grid' } },
});
