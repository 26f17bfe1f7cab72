import { style } from '@vanilla-extract/css';

export const amount = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });
