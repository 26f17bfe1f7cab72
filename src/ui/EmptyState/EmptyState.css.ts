import { styleVariants } from '@vanilla-extract/css';

/** The cloth is as wide as a page of nothing asks for; inside a card it stays small. */
export const cloth = styleVariants({
  page: { width: 'min(100%, 520px)' },
  part: { width: 'min(100%, 280px)' },
});
