import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: `${vars.space[5]} ${vars.space.section}` });
