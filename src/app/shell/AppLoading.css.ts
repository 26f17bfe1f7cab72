import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** Without scripts nothing loads: the page says so instead. */
export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const missing = style({ paddingBlock: vars.space[16] });
