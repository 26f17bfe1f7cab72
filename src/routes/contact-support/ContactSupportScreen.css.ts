import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: vars.space[8] });
/** Its arrow stands on the page's edge. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });
