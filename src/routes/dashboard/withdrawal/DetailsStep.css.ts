import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** Cancels the button's padding and border, so that its text aligns with the text of the field. */
export const everything = style({ marginInlineStart: `calc(-1 * (${vars.space[3]} + 1px))` });
