import { expect, it } from 'vitest';
import { visibleSlides } from './slidesView.ts';

const WINDOW = { left: 0, right: 320 };
const slides = (...lefts: readonly number[]) => lefts.map((left) => ({ left, right: left + 300 }));

it('a partly visible slide counts as visible, but not as first', () => {
  expect(visibleSlides(WINDOW, slides(-310, 10, 315), 1)).toStrictEqual({
    isVisible: [false, true, true],
    first: 1,
    last: 1,
  });
});

it('without a fully visible slide, the selected one is first', () => {
  expect(visibleSlides(WINDOW, slides(-150, 170), 0)).toStrictEqual({
    isVisible: [true, true],
    first: 0,
    last: 0,
  });
});

it('fractions of a pixel are ignored', () => {
  expect(visibleSlides(WINDOW, slides(-0.4, 319.6), 0)).toStrictEqual({
    isVisible: [true, false],
    first: 0,
    last: 0,
  });
});
