// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import * as styles from './Histogram.css.ts';
import { Histogram } from './Histogram.tsx';

const bins = [1, 4, 2, 0].map((count, index) => ({ from: index * 10, to: index * 10 + 10, count }));
const barsOf = (plot: HTMLElement) => [...plot.querySelectorAll('rect')];

it('is one image with a label', () => {
  renderForTest(<Histogram label="7 results up to ₦40m" bins={bins} />);
  expect(screen.getByRole('img', { name: '7 results up to ₦40m' })).toBeTruthy();
});

it('draws bars in proportion to their counts, and an empty bin as a thin line', () => {
  renderForTest(<Histogram label="7 results" bins={bins} />);
  const heights = barsOf(screen.getByRole('img')).map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toStrictEqual([18, 72, 36, 1]);
});

it('highlights the bins of the range', () => {
  renderForTest(<Histogram label="7 results" bins={bins} within={[10, 25]} />);
  const lit = barsOf(screen.getByRole('img')).map((bar) => bar.getAttribute('class') === styles.barWithin);
  expect(lit).toStrictEqual([false, true, true, false]);
});

it.each([
  [25, '25'],
  [-5, '0'],
  [400, '40'],
])('draws a line at %i, or at the nearest end of the scale', (mark, x) => {
  renderForTest(<Histogram label="7 results" bins={bins} mark={mark} />);
  expect(screen.getByRole('img').querySelector('line')?.getAttribute('x1')).toBe(x);
});
