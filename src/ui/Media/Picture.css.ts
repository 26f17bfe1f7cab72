import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The image takes the place that its surroundings give it. */
export const contents = style({ display: 'contents' });
/** Else each would be an item of the grid or row that the image stands in. */
export const source = style({ display: 'none' });

export const image = style({
  selectors: {
    '&[data-state="loading"]': { opacity: 0 },
    '&[data-state="shown"]': { transition: `opacity ${vars.motion.slow} ${vars.ease.out}` },
  },
});
