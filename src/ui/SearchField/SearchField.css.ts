import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';

/** On narrow screens the action replaces the icon, so that the placeholder fits. */
export const besideAction = style({ '@media': { [breakpoints.belowDesktop]: { display: 'none' } } });
