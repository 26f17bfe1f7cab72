import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** Dark on light in both themes, because many cameras cannot read an inverted code. */
export const code = style({
  flex: 'none',
  width: 112,
  height: 112,
  background: vars.color.onDeep,
  fill: vars.color.deep,
  borderRadius: vars.radius.cloth,
});
