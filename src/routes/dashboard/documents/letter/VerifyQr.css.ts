import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** Dark on light in both themes: many cameras read no light code on a dark ground. */
export const code = style({
  flex: 'none',
  width: 112,
  height: 112,
  background: vars.color.onDeep,
  fill: vars.color.deep,
  borderRadius: vars.radius.cloth,
});
