import { style } from '@vanilla-extract/css';

export const amount = style({ whiteSpace: 'nowrap' });
