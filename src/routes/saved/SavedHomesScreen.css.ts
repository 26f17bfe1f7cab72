import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const content = style({ paddingBlock: `${vars.space[6]} ${vars.space.section}` });
