import { vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const actions = style({});

/** Aligns the labels of the text buttons with the code boxes, on one line or on two. */
globalStyle(`${actions} > :has(> button)`, { marginInline: `calc(-1 * (${vars.space[3]} + 1px))` });
