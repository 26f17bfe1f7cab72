import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = style({
  position: vars.bar.sticky,
  top: 0,
  zIndex: vars.layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minHeight: 68,
  // Its ends align with the page below it.
  paddingInline: `max(${vars.space.gutter}, (100% - ${vars.measure.page}) / 2)`,
  background: vars.color.paper,
  boxShadow: `0 1px 0 ${vars.color.line}`,
  '@media': {
    [breakpoints.phone]: { minHeight: 60, gap: vars.space[2] },
    [breakpoints.print]: { display: 'none' },
    [breakpoints.forcedColors]: { borderBottom: '1px solid CanvasText' },
  },
});
/** The landing page's bar has no border until the page is scrolled. */
export const bare = style({ selectors: { '&:not([data-scrolled])': { boxShadow: 'none' } } });
/** The icon's 44 px target extends into the margin, so that the icon aligns with the page's edge. */
export const start = style({ display: 'flex', alignItems: 'center', marginInlineStart: -12 });
export const brand = style({ display: 'flex', alignItems: 'center', minHeight: vars.target.icon });
export const search = style({ flex: 1, maxWidth: 460, minWidth: 0 });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  '@media': { [breakpoints.phone]: { gap: vars.space[2] } },
});
