import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -48%) scale(.985)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translate(-50%, -49%)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });

const edge = createVar();

export const dialog = style({
  vars: { [edge]: vars.space[8] },
  position: 'fixed',
  zIndex: vars.layer.dialog,
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  width: 'calc(100vw - 48px)',
  maxHeight: 'calc(100dvh - 48px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingTop: vars.space[24],
  padding: `0 ${edge} ${edge}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.elevation.e2,
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.slow} ${vars.ease.out}` },
    '&[data-state="closed"]': { animation: `${sink} ${vars.motion.out} ${vars.ease.in}` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [breakpoints.phone]: {
      left: 0,
      top: 'auto',
      bottom: 0,
      transform: 'none',
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 24px)',
      vars: { [edge]: vars.space[6] },
      padding: `0 ${vars.space[5]} max(${vars.space[5]}, env(safe-area-inset-bottom))`,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      selectors: {
        '&[data-state="open"]': { animation: `${slideUp} ${vars.motion.slow} ${vars.ease.out}` },
        '&[data-state="closed"]': { animation: `${slideDown} ${vars.motion.out} ${vars.ease.in}` },
      },
    },
  },
});

const phoneFull = { [breakpoints.phone]: { maxWidth: 'none' } };
export const size = styleVariants({
  normal: { maxWidth: 520, '@media': phoneFull },
  wide: { maxWidth: 760, '@media': phoneFull },
});

/** Stays while the rest scrolls: the way out is always there. It brings the room above it. */
export const head = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  top: 0,
  marginBottom: `calc(${vars.space[2]} * -1)`,
  paddingTop: edge,
  paddingBottom: vars.space[2],
  background: vars.color.surface,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const title = style({
  fontFamily: vars.font.head,
  fontWeight: vars.weight.head,
  fontStretch: '94%',
  fontSize: '1.5rem',
  lineHeight: vars.leading.head,
  letterSpacing: vars.tracking.h3,
});
export const description = style({
  marginTop: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
/** The 44 px target reaches into the padding, so that the cross stands at the edge of the text. */
export const close = style({ flex: 'none', marginTop: -8, marginInlineEnd: -12 });

export const steps = style({ display: 'flex', gap: 6 });
export const step = style({
  flex: 1,
  height: 4,
  borderRadius: 2,
  background: vars.color.line,
  selectors: { '&[data-done]': { background: vars.color.clay } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  marginTop: vars.space[2],
  '@media': { [breakpoints.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
