import { style } from '@vanilla-extract/css';

/** The button beside it opens it; the browser's own control looks different everywhere. */
export const file = style({ display: 'none' });
