import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { slideDown, slideUp } from '../private/modal.css.ts';
import { openCloseAnimations } from '../private/openCloseAnimations.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -48%) scale(.985)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translate(-50%, -49%)' } });

const edge = createVar();
const phoneFoot = `max(${vars.space[5]}, env(safe-area-inset-bottom))`;

export const dialog = style({
  vars: { [edge]: vars.space[8] },
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  gap: vars.space[5],
  width: 'calc(100vw - 48px)',
  maxHeight: 'calc(100dvh - 48px)',
  scrollPadding: vars.space[24],
  padding: `0 ${edge} ${edge}`,
  borderRadius: vars.radius.card,
  selectors: openCloseAnimations(rise, sink),
  '@media': {
    [breakpoints.low]: { scrollPadding: 0 },
    [breakpoints.phone]: {
      left: 0,
      top: 'auto',
      bottom: 0,
      transform: 'none',
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 24px)',
      vars: { [edge]: vars.space[6] },
      padding: `0 ${vars.space[5]} ${phoneFoot}`,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      selectors: openCloseAnimations(slideUp, slideDown),
    },
  },
});

const phoneFull = { [breakpoints.phone]: { maxWidth: 'none' } };
export const size = styleVariants({
  normal: { maxWidth: 520, '@media': phoneFull },
  wide: { maxWidth: 760, '@media': phoneFull },
});

export const head = style({ alignItems: 'flex-start', paddingTop: edge });
export const title = style({ fontSize: '1.5rem', lineHeight: vars.leading.head });
export const description = style({
  marginTop: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
/** The 44 px target extends into the padding, so that the icon aligns with the edge of the text. */
export const close = style({ marginTop: -8, marginInlineEnd: -12 });

export const steps = style({ display: 'flex', gap: 6 });
export const step = style({
  flex: 1,
  height: 4,
  borderRadius: 2,
  background: vars.color.line,
  selectors: { '&[data-done]': { background: vars.color.clay } },
});

/** How much of the content fades above the buttons while more of it follows. */
const FADE_PX = 48;
const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

/** Sticks to the bottom of the dialog while the rest scrolls, so that the buttons are visible on small screens too. */
export const foot = style({
  position: vars.bar.sticky,
  bottom: `calc(-1 * ${edge})`,
  zIndex: vars.layer.raised,
  marginInline: `calc(-1 * ${edge})`,
  marginBlockEnd: `calc(-1 * ${edge})`,
  padding: `${vars.space[3]} ${edge} ${edge}`,
  background: vars.color.surface,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: FADE_PX,
    borderBottom: `1px solid ${vars.color.line}`,
    background: `linear-gradient(to top, ${vars.color.surface}, transparent)`,
    pointerEvents: 'none',
    opacity: 0,
  },
  '@supports': {
    // Without overflow the timeline is inactive, and nothing fades.
    '(animation-timeline: scroll())': {
      '::before': {
        animationName: fadeOut,
        animationTimingFunction: 'linear',
        animationFillMode: 'both',
        animationTimeline: 'scroll(nearest block)',
        animationRange: `calc(100% - ${FADE_PX}px) 100%`,
      },
    },
  },
  '@media': {
    [breakpoints.phone]: {
      bottom: `calc(-1 * ${phoneFoot})`,
      marginInline: `calc(-1 * ${vars.space[5]})`,
      marginBlockEnd: `calc(-1 * ${phoneFoot})`,
      padding: `${vars.space[3]} ${vars.space[5]} ${phoneFoot}`,
    },
  },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  '@media': { [breakpoints.phone]: { gap: vars.space[2] } },
});
/** On phones the buttons share the width; long ones are below each other, in the same order. */
globalStyle(`${actions} > *`, { '@media': { [breakpoints.phone]: { flex: '1 0 auto' } } });
