import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const facts = style({ paddingBlockStart: vars.space[3] });
