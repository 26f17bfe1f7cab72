import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const card = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  minWidth: 0,
});

export const padding = styleVariants({
  normal: { padding: vars.space[6], '@media': { [breakpoints.phone]: { padding: vars.space[5] } } },
  none: { overflow: 'hidden' },
});

export const tone = styleVariants({
  plain: {},
  selected: { background: vars.color.brandTint, borderColor: vars.color.brand },
  accent: { background: vars.color.clayTint, borderColor: vars.color.clayLine },
  deep: { background: vars.color.deep, borderColor: vars.color.deepLine, color: vars.color.onDeep },
});
