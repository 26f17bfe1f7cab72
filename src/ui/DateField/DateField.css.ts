import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const panel = style({ width: 'min(348px, calc(100vw - 32px))', padding: vars.space[2] });
/** As high as the calendar that is loading. */
export const loading = style({ display: 'grid', placeItems: 'center', height: 360, color: vars.color.ink3 });
