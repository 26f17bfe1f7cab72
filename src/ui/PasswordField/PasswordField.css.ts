import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const feedback = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  selectors: { '&:not(:empty)': { marginTop: vars.space[2] } },
});
