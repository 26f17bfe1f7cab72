import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const skip = style({
  position: 'fixed',
  zIndex: vars.layer.skip,
  insetInlineStart: vars.space[4],
  top: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.field,
  background: vars.color.ink,
  color: vars.color.paper,
  fontWeight: vars.weight.strong,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': {
    [breakpoints.print]: { display: 'none' },
    [breakpoints.forcedColors]: { forcedColorAdjust: 'none' },
  },
});
export const shell = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: '100dvh',
  selectors: {
    // Radix disables pointer events on `body` under a modal panel. The panel's backdrop already covers the page, and
    // the inherited property would recompute the styles of the whole page before the panel is painted.
    '[data-scroll-locks] &': { pointerEvents: 'auto' },
  },
});
export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const main = style({ flex: 1, minWidth: 0, selectors: { '&:focus-visible': { outline: 'none' } } });
export const phoneOnly = style({ '@media': { [breakpoints.abovePhone]: { display: 'none' } } });
/** Keeps the end of the page above the bottom bar. */
export const aboveBar = style({
  '@media': {
    [breakpoints.phone]: { paddingBottom: 'calc(72px + env(safe-area-inset-bottom))' },
    [breakpoints.low]: { paddingBottom: 0 },
  },
});
