import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const popover = style({ width: 'min(400px, calc(100vw - 32px))', padding: vars.space[5] });
