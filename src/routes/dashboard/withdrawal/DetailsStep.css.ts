import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The button aligns with the field above by its text. */
export const everything = style({ marginInlineStart: `calc(-1 * (${vars.space[3]} + 1px))` });
