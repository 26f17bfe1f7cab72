import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: vars.space[1] });
