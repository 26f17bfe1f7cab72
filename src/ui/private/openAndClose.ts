import { vars } from '../theme/vars.css.ts';

/** The `selectors` that animate what Radix opens and closes, from two names of keyframes. */
export const openAndClose = (opening: string, closing: string) => ({
  '&[data-state="open"]': { animation: `${opening} ${vars.motion.slow} ${vars.ease.out}` },
  '&[data-state="closed"]': { animation: `${closing} ${vars.motion.out} ${vars.ease.in}` },
});
