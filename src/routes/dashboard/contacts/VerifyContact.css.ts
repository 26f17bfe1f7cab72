import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const content = style({ maxWidth: vars.measure.narrow });
/** The longest email breaks rather than runs over. */
export const address = style({ overflowWrap: 'anywhere' });
