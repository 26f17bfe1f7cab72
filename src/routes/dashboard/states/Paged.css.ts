import { style } from '@vanilla-extract/css';

/** The page before, while the one that was asked for loads. It stays readable. */
export const outdated = style({ opacity: 0.6 });
