// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import * as styles from './DotPlot.css.ts';
import { DotPlot } from './DotPlot.tsx';
import { rowsOfDots } from './rowsOfDots.ts';

it('is one image with a label, and highlights the dots of the band, both ends included', () => {
  renderForTest(
    <DotPlot
      label="2 of 4 are within reach"
      values={[10, 20, 30, 40]}
      max={50}
      band={[20, 30]}
      formatValue={String}
    />,
  );
  const plot = screen.getByRole('img', { name: '2 of 4 are within reach' });
  const lit = [...plot.querySelectorAll('circle')].map(
    (dot) => dot.getAttribute('class') === styles.dotWithin,
  );
  expect(lit).toStrictEqual([false, true, true, false]);
});

it('starts at min, and draws smaller values at the start', () => {
  renderForTest(
    <DotPlot label="Prices" values={[1, 10, 100]} min={10} max={100} band={[10, 20]} formatValue={String} />,
  );
  const places = [...screen.getByRole('img').querySelectorAll('circle')].map((dot) => dot.getAttribute('cx'));
  expect(places).toStrictEqual(['1.5%', '1.5%', '98.5%']);
});

it('stacks dots that would touch', () => {
  const rows = rowsOfDots(
    [10, 10, 11, 30].map((x) => ({ value: x, x })),
    9,
    2,
  ).map(({ row }) => row);
  expect(rows).toStrictEqual([0, 1, 1, 0]);
});
