import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const search = style({ display: 'block', maxWidth: vars.measure.narrow });
