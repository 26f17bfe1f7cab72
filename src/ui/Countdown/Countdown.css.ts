import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const countdown = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });
/** Without the descent of a line of text, which would lift the ring above the words. */
export const ring = style({ display: 'inline-flex' });
export const text = style({ fontVariantNumeric: 'tabular-nums' });
