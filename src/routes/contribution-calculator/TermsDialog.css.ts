import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const fact = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[4] });
