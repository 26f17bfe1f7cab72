import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const form = style({ maxWidth: vars.measure.narrow });
