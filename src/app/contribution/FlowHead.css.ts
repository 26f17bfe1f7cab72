import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** Aligns the arrow with the page's edge. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})`, flex: 'none' });
