import { styleVariants } from '@vanilla-extract/css';

/** The cloth is wide on an empty page and small inside a card. */
export const cloth = styleVariants({
  page: { width: 'min(100%, 520px)' },
  part: { width: 'min(100%, 280px)' },
});
