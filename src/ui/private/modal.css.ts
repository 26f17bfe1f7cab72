import { keyframes, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { openCloseAnimations } from './openCloseAnimations.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
export const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
export const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });

/** The page behind a modal panel. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: `color-mix(in oklch, ${vars.color.scrim} 62%, transparent)`,
  selectors: openCloseAnimations(fadeIn, fadeOut),
});

export const panel = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.elevation.e2,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [breakpoints.forcedColors]: { border: '2px solid CanvasText' } },
});

/** Sticks to the top while the rest scrolls, so that the close button stays reachable. */
export const head = style({
  position: vars.bar.sticky,
  zIndex: vars.layer.raised,
  top: 0,
  marginBottom: `calc(${vars.space[2]} * -1)`,
  paddingBottom: vars.space[2],
  background: vars.color.surface,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const title = style({
  fontFamily: vars.font.head,
  fontWeight: vars.weight.head,
  fontStretch: '94%',
  letterSpacing: vars.tracking.h3,
});
