import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** The page behind a dialog. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: `color-mix(in oklch, ${vars.color.scrim} 62%, transparent)`,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.slow} ${vars.ease.out}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.out} ${vars.ease.in}` },
  },
});
