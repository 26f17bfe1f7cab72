import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const content = style({ maxWidth: vars.measure.narrow });
/** Breaks a long email address instead of overflowing. */
export const address = style({ overflowWrap: 'anywhere' });
