import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { slideDown, slideUp } from '../private/modal.css.ts';
import { openCloseAnimations } from '../private/openCloseAnimations.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } });

export const drawer = style({
  gap: vars.space[4],
  // Clear of the head, and of the buttons that some drawers have at the bottom.
  scrollPaddingBlock: `${vars.space[20]} ${vars.space[12]}`,
  '@media': { [breakpoints.low]: { scrollPaddingBlock: 0 } },
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
});

export const side = styleVariants({
  left: {
    insetBlock: 0,
    left: 0,
    width: 'min(320px, calc(100vw - 56px))',
    selectors: openCloseAnimations(fromLeft, toLeft),
  },
  bottom: {
    insetInline: 0,
    maxWidth: 760,
    marginInline: 'auto',
    bottom: 0,
    maxHeight: 'calc(100dvh - 24px)',
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    paddingBottom: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
    selectors: openCloseAnimations(slideUp, slideDown),
  },
});

export const head = style({ alignItems: 'center', paddingTop: vars.space[5] });
export const title = style({ fontSize: vars.size.h3 });
export const close = style({ marginInlineEnd: -8 });
