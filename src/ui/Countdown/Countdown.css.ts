import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const countdown = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });
export const text = style({ fontVariantNumeric: 'tabular-nums' });
