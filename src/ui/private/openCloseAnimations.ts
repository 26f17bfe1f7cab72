import { vars } from '../theme/vars.css.ts';

/** Selectors that animate elements that Radix opens and closes, with two keyframe names. */
export const openCloseAnimations = (opening: string, closing: string) => ({
  '&[data-state="open"]': { animation: `${opening} ${vars.motion.slow} ${vars.ease.out}` },
  '&[data-state="closed"]': { animation: `${closing} ${vars.motion.out} ${vars.ease.in}` },
});
