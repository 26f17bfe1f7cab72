// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { StackedBar } from './StackedBar.tsx';

test('the bar has a text alternative, and its legend names each part', () => {
  renderForTest(
    <StackedBar
      label="Where the price comes from"
      parts={[
        {
          key: 'a',
          label: 'Your contribution',
          value: 30,
          valueText: '₦6,000,000',
          percentText: '30%',
          pattern: 'accent',
        },
        { key: 'b', label: 'Your RSA', value: 0, valueText: '₦0', percentText: '0%', pattern: 'gold' },
      ]}
    />,
  );
  const name = 'Where the price comes from: Your contribution ₦6,000,000, 30%; Your RSA ₦0, 0%';
  expect(screen.getByRole('img', { name }).childElementCount).toBe(1);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Your contribution₦6,000,00030%',
    'Your RSA₦00%',
  ]);
});
