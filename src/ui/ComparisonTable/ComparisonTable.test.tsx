// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

const choose = vi.fn<(key: 'slow' | 'fast') => void>();
const column = (key: 'slow' | 'fast', title: string, figure: string) => ({
  key,
  title,
  description: `${title} and steady.`,
  figure,
  unit: 'a month',
  action: 'Choose',
});
const table = (
  <ComparisonTable
    label="Two ways"
    columns={[column('slow', 'Slow', '₦100,000'), column('fast', 'Fast', '₦1,250,000')]}
    rows={[
      {
        label: 'Who pays',
        cells: {
          slow: { bar: [{ key: 'own', value: 1, pattern: 'accent' }], note: 'all from you' },
          fast: {
            bar: [
              { key: 'own', value: 1, pattern: 'accent' },
              { key: 'lender', value: 0, pattern: 'hatch' },
            ],
            note: 'you, not the lender',
          },
        },
      },
      { label: 'Due now', cells: { slow: { value: 'Nothing' }, fast: { value: '₦5,000,000', note: '20%' } } },
    ]}
    recommended={{ key: 'fast', tag: 'Recommended' }}
    onChoose={choose}
  />
);
const cells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each row has its label and a value for each column', () => {
  renderForTest(table);
  expect(screen.getByRole('table', { name: 'Two ways' })).toBeDefined();
  expect(cells('Due now')).toEqual(['Nothing', '₦5,000,00020%']);
});

test('a bar is hidden from screen readers, has a note, and omits empty shares', () => {
  renderForTest(table);
  expect(cells('Who pays')).toEqual(['all from you', 'you, not the lender']);
  const bars = screen
    .getByRole('row', { name: /^Who pays/ })
    .querySelectorAll<HTMLElement>('[aria-hidden="true"]');
  expect([...bars].map(({ childElementCount }) => childElementCount)).toEqual([1, 1]);
});

test('the recommended column has a tag', () => {
  renderForTest(table);
  const [slow, fast] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(slow).toBe('SlowSlow and steady.₦100,000a month');
  expect(fast).toBe('RecommendedFastFast and steady.₦1,250,000a month');
});

test('a click anywhere in a column chooses it once; a click on a row label does not', async () => {
  choose.mockClear();
  const { user } = renderForTest(table);
  await user.click(screen.getByRole('heading', { name: 'Slow' }));
  await user.click(screen.getByText('₦5,000,000'));
  await user.click(screen.getByText('all from you'));
  await user.click(screen.getByRole('button', { name: 'Choose Fast' }));
  await user.click(screen.getByText('Due now'));
  expect(choose.mock.calls).toEqual([['slow'], ['fast'], ['slow'], ['fast']]);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('a keyboard skips to the choice past what opens within the table', async () => {
  const wrap = (value: ReactNode) => <button type="button">{value}</button>;
  const rows = [{ label: 'In all', cells: { slow: { value: '₦1', wrap }, fast: { value: '₦2', wrap } } }];
  const { user } = renderForTest(
    <ComparisonTable
      label="Two ways"
      columns={[column('slow', 'Slow', '₦100,000'), column('fast', 'Fast', '₦1,250,000')]}
      rows={rows}
      recommended={{ key: 'fast', tag: 'Recommended' }}
      onChoose={choose}
    />,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skip to the choice' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose Slow' }));
});

test('each column is chosen by its own button', async () => {
  choose.mockClear();
  const { user } = renderForTest(table);
  await user.click(screen.getByRole('button', { name: 'Choose Slow' }));
  await user.click(screen.getByRole('button', { name: 'Choose Fast' }));
  expect(choose.mock.calls).toEqual([['slow'], ['fast']]);
});
