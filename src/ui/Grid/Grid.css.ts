import { createVar, style } from '@vanilla-extract/css';

export const minColumn = createVar();

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumn}), 1fr))`,
});
