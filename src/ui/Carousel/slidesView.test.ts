import { expect, it } from 'vitest';
import { slidesIn } from './slidesView.ts';

const WINDOW = { left: 0, right: 320 };
const slides = (...lefts: readonly number[]) => lefts.map((left) => ({ left, right: left + 300 }));

it('one that looks in at the edge is seen, but is not where the row stands', () => {
  expect(slidesIn(WINDOW, slides(-310, 10, 315), 1)).toStrictEqual({
    isSeen: [false, true, true],
    first: 1,
    last: 1,
  });
});

it('where none is whole, it is the one that the row stands at', () => {
  expect(slidesIn(WINDOW, slides(-150, 170), 0)).toStrictEqual({ isSeen: [true, true], first: 0, last: 0 });
});

it('a part of a pixel hides nothing', () => {
  expect(slidesIn(WINDOW, slides(-0.4, 319.6), 0)).toStrictEqual({
    isSeen: [true, false],
    first: 0,
    last: 0,
  });
});
