import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const storey = style({ display: 'grid', gap: vars.space[4] });
