import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const divider = style({ width: '100%', height: 1, border: 0, background: vars.color.line });
