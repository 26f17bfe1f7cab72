import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The background of a story. The parameter `bare` removes its padding, for bars and whole pages. */
export const ground = style({
  padding: vars.space[6],
  background: vars.color.paper,
  color: vars.color.ink,
  selectors: { '&[data-bare]': { padding: 0 } },
});
