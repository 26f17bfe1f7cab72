import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** What a story stands on. A story with the parameter `bare` fills the page itself: bars and whole shells. */
export const ground = style({
  padding: vars.space[6],
  background: vars.color.paper,
  color: vars.color.ink,
  selectors: { '&[data-bare]': { padding: 0 } },
});
