import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
/** Continues from where the swipe ended. */
const leave = keyframes({
  to: { opacity: 0, transform: 'translateX(calc(var(--radix-toast-swipe-end-x, 0px) - 16px))' },
});

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInlineStart: vars.space[6],
  bottom: vars.space[6],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '@media': {
    [breakpoints.print]: { display: 'none' },
    // Below the top bar: at the bottom are the main buttons of pages and sheets.
    [breakpoints.phone]: {
      insetInlineStart: vars.space[4],
      top: 68,
      bottom: 'auto',
      selectors: {
        // The focus is where the messages would be.
        '&[data-edge="bottom"]': {
          top: 'auto',
          // Above the tallest bars.
          bottom: `calc(160px + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
  // The user can focus it with F8, so unlike other `tabindex="-1"` elements it shows its focus.
  selectors: {
    '&[tabindex="-1"]:focus-visible': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 4,
      borderRadius: vars.radius.field,
    },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} 6px ${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.field,
  boxShadow: vars.elevation.e2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  animation: `${enter} ${vars.motion.toastIn} ${vars.ease.out}`,
  '@media': { [breakpoints.forcedColors]: { border: '2px solid Canvas', forcedColorAdjust: 'none' } },
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transition: `transform ${vars.motion.base} ${vars.ease.out}` },
    '&[data-swipe="end"]': { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
    '&[data-state="closed"]': { animation: `${leave} ${vars.motion.toastOut} ${vars.ease.in} forwards` },
  },
});
const surface = { background: vars.color.ink, color: vars.color.paper };
export const tone = styleVariants({
  info: surface,
  positive: surface,
  attention: surface,
  offline: surface,
  critical: { background: vars.color.bad, color: vars.color.paper },
});
export const icon = style({ flex: 'none', marginTop: 1 });
export const message = style({ flex: 1, minWidth: 0 });
export const dismiss = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  marginBlock: -11,
  borderRadius: vars.radius.pill,
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-6px' } },
});
