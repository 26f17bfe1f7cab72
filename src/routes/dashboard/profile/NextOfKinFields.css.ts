import { style } from '@vanilla-extract/css';

export const group = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });
