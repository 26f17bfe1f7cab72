import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const WIDE_BAY = '(min-width: 7.5rem)';

export const bay = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[1],
  width: '100%',
  minHeight: 84,
  padding: vars.space[1.5],
  background: vars.color.surface,
  boxShadow: `inset -1px 0 0 ${vars.color.line}`,
  textAlign: 'start',
  // In a wide bay the window is next to the name, so that a block of four floors fits on a small screen.
  '@container': {
    [WIDE_BAY]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      minHeight: 56,
    },
  },
  '@media': { [breakpoints.forcedColors]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' } },
  selectors: {
    '&:hover:not([aria-disabled="true"]):not([aria-pressed="true"])': { background: vars.color.brandTint },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:focus-visible': { zIndex: vars.layer.raised, outlineOffset: '-3px' },
  },
});

export const windowStyle = styleVariants({
  clear: { color: vars.color.brand },
  blind: { color: vars.color.goldInk },
  curtains: { color: vars.color.clayInk },
  shutters: { color: vars.color.ink3, background: vars.color.sunk },
});

export const selected = style({
  zIndex: vars.layer.raised,
  background: vars.color.brand,
  color: vars.color.onBrand,
  borderRadius: 2,
  boxShadow: `0 0 0 3px ${vars.color.surface}, 0 0 0 6px ${vars.color.brand}`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 22,
});
export const name = style({
  fontWeight: vars.weight.strong,
  fontSize: vars.size.small,
  selectors: { '[data-window="clear"][aria-pressed="false"] &': { color: vars.color.ink } },
});
export const stateLabel = style({
  fontSize: vars.size.note,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
});
export const window = style({
  width: '100%',
  maxWidth: 220,
  marginInline: 'auto',
  flex: '1 0 28px',
  minHeight: 0,
  maxHeight: 62,
  overflow: 'visible',
  '@container': {
    [WIDE_BAY]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center', height: '100%' },
  },
});
export const icon = style({ display: 'inline-block', width: 34, flex: 'none' });
export const iconWindow = style({ width: '100%', height: 28, overflow: 'visible' });
