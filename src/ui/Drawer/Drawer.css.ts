import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });
const toBottom = keyframes({ to: { transform: 'translateY(100%)' } });

export const drawer = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingTop: vars.space[20],
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.elevation.e2,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const opens = (name: string) => `${name} ${vars.motion.slow} ${vars.ease.out}`;
const closes = (name: string) => `${name} ${vars.motion.out} ${vars.ease.in}`;

export const side = styleVariants({
  left: {
    insetBlock: 0,
    left: 0,
    width: 'min(320px, calc(100vw - 56px))',
    selectors: {
      '&[data-state="open"]': { animation: opens(fromLeft) },
      '&[data-state="closed"]': { animation: closes(toLeft) },
    },
  },
  bottom: {
    insetInline: 0,
    maxWidth: 760,
    marginInline: 'auto',
    bottom: 0,
    maxHeight: 'calc(100dvh - 24px)',
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    paddingBottom: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
    selectors: {
      '&[data-state="open"]': { animation: opens(fromBottom) },
      '&[data-state="closed"]': { animation: closes(toBottom) },
    },
  },
});

/** Stays while the rest scrolls: the way out is always there. It brings the room above it. */
export const head = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  top: 0,
  marginBottom: `calc(${vars.space[2]} * -1)`,
  paddingTop: vars.space[5],
  paddingBottom: vars.space[2],
  background: vars.color.surface,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const title = style({
  fontFamily: vars.font.head,
  fontWeight: vars.weight.head,
  fontStretch: '94%',
  fontSize: vars.size.h3,
  letterSpacing: vars.tracking.h3,
});
export const close = style({ flex: 'none', marginInlineEnd: -8 });
