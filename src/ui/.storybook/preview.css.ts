import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The ground of a story. With the parameter `bare` it has no padding: for bars and whole pages. */
export const ground = style({
  padding: vars.space[6],
  background: vars.color.paper,
  color: vars.color.ink,
  selectors: { '&[data-bare]': { padding: 0 } },
});
