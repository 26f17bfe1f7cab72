import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The text of the button stands under that of the field, and its box beside it. */
export const everything = style({ marginInlineStart: `calc(-1 * (${vars.space[3]} + 1px))` });
