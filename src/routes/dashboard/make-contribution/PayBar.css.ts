import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

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

/** Elsewhere the page says it beside the button. */
export const due = style({
  display: 'none',
  '@media': { [breakpoints.phone]: { display: 'grid' } },
});
