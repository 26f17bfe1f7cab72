// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { LineChart } from './LineChart.tsx';

const points = [0, 400, 800].map((value, at) => ({ at, value }));
const words = { formatX: (at: number) => `Month ${at}`, formatValue: (value: number) => `₦${value}k` };

it('screen readers get a table with the targets', () => {
  renderForTest(
    <LineChart
      label="Saved"
      points={points}
      targets={[{ label: 'First target', value: 2_000 }]}
      {...words}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Saved' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toStrictEqual([
    'Month 0₦0k',
    'Month 1₦400k',
    'Month 2₦800k',
    'First target₦2000k',
  ]);
});

it('draws a single point, and no points', () => {
  for (const few of [points.slice(0, 1), []]) {
    const { container, unmount } = renderForTest(<LineChart label="Saved" points={few} {...words} />);
    expect(container.innerHTML).not.toContain('NaN');
    unmount();
  }
});

it.each([
  [2_000, ['First target', 'Second target']],
  [3_800, ['First target · Second target']],
  [4_000, ['First target · Second target']],
])('a first target of %d of 4,000: the labels do not touch', (value, labels) => {
  const { container } = renderForTest(
    <LineChart
      label="Saved"
      points={points}
      targets={[
        { label: 'First target', value },
        { label: 'Second target', value: 4_000 },
      ]}
      {...words}
    />,
  );
  const drawn = container.querySelector<HTMLElement>('[aria-hidden="true"]');
  expect(
    within(drawn ?? document.body)
      .getAllByText(/target/)
      .map(({ textContent }) => textContent),
  ).toStrictEqual(labels);
});
