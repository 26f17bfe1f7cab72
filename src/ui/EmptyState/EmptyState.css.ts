import { styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';

/** The cloth is wide on an empty page and small inside a card. */
export const cloth = styleVariants({
  page: {
    width: 'min(100%, 520px)',
    // Low enough that the button is visible above the bottom bar.
    '@media': { [breakpoints.phone]: { width: 'min(100%, 34svh)' } },
  },
  part: { width: 'min(100%, 280px)' },
});
