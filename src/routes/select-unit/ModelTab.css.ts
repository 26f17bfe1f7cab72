import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const tab = style({ display: 'grid', gap: vars.space[5] });

/** On wide screens the step is named in the bar beside the picture. */
export const title = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });
