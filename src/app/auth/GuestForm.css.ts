import { style } from '@vanilla-extract/css';

export const form = style({ '@media': { '(scripting: none)': { display: 'none' } } });
