import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';

/** With little room the button says what the field is for, and the hint needs the room. */
export const besideAction = style({ '@media': { [breakpoints.belowDesktop]: { display: 'none' } } });
