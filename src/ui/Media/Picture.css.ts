import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The element around the picture lays out the image. */
export const contents = style({ display: 'contents' });
/** Otherwise each source would be an item of the surrounding grid or row. */
export const source = style({ display: 'none' });

export const image = style({
  selectors: {
    '&[data-state="loading"]': { opacity: 0 },
    '&[data-state="shown"]': { transition: `opacity ${vars.motion.slow} ${vars.ease.out}` },
  },
});
