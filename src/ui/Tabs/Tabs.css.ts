import { keyframes, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** How much of the end fades while tabs are hidden behind it. */
export const FADE_PX = 40;
const wholeMask = `calc(100% + ${FADE_PX}px) 100%`;
/** The mask grows beyond the list, and its fading edge with it, until the last tab is in view. */
const unfade = keyframes({ from: { maskSize: '100% 100%' }, to: { maskSize: wholeMask } });

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  // The focus ring of a tab has room beside its letters, which align with the page.
  marginInline: `calc(-1 * ${vars.space[1]})`,
  overflowX: 'auto',
  // A tab that gets the focus is scrolled past the fade.
  scrollPaddingInlineEnd: FADE_PX,
  scrollbarWidth: 'none',
  // The line is as wide as the page, without that room.
  background: `linear-gradient(${vars.color.line} 0 0) ${vars.space[1]} 100% / calc(100% - 2 * ${vars.space[1]}) 1px no-repeat`,
  '@supports': {
    // Without overflow the timeline is inactive, and nothing fades.
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE_PX}px), transparent)`,
      maskSize: wholeMask,
      maskRepeat: 'no-repeat',
      animationName: unfade,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(self inline)',
      selectors: {
        '[dir="rtl"] &': {
          maskImage: `linear-gradient(to left, #000 calc(100% - ${FADE_PX}px), transparent)`,
          maskPosition: 'right',
        },
      },
    },
  },
  '@media': {
    [breakpoints.print]: { display: 'none' },
    // Three tabs of two words fit into 360 px.
    [breakpoints.phone]: { gap: vars.space[1], fontSize: vars.size.small },
  },
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: vars.target.tap,
  paddingInline: vars.space[1],
  color: vars.color.ink2,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[data-state="active"]': { color: vars.color.ink, fontWeight: vars.weight.strong },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[1],
      bottom: 0,
      height: 3,
      background: vars.color.brand,
      transform: 'scaleX(0)',
      transition: `transform ${vars.motion.base} ${vars.ease.out}`,
    },
    '&[data-state="active"]::after': { transform: 'none' },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.small },
  },
});

export const panel = style({ paddingTop: vars.space[6] });
