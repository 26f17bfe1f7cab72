import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px) scale(.985)' } });
const vanish = keyframes({ to: { opacity: 0 } });

/** A panel over the page, next to its trigger. */
export const floating = style({
  zIndex: vars.layer.popover,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'var(--radix-popper-available-height)',
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.elevation.e2,
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.motion.base} ${vars.ease.out}` },
    '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.quick} ${vars.ease.in}` },
    '&:focus-visible': { outline: 'none' },
  },
});
