import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const needle = style({ fill: vars.color.ink2 });
export const bar = style({ fill: 'none', stroke: vars.color.ink2 });
