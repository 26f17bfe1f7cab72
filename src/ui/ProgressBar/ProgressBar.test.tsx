// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test('has a text value and stays within its limits', () => {
  renderForTest(
    <ProgressBar
      label="Contributed"
      value={12}
      max={10}
      valueText="₦12 of ₦10"
      ticks={[{ at: 5, label: 'First target', note: '₦5' }]}
    />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Contributed' });
  expect(bar.getAttribute('aria-valuetext')).toBe('₦12 of ₦10');
  expect(bar.getAttribute('aria-valuenow')).toBe('10');
  expect(screen.getByText('First target')).toBeDefined();
});

test.each([
  { at: 1, start: '' },
  { at: 50, start: '50%' },
  { at: 99, start: '' },
])('the name of a target at $at% stays within the bar', ({ at, start }) => {
  renderForTest(
    <ProgressBar
      label="Contributed"
      value={0}
      max={100}
      valueText="Nothing"
      ticks={[{ at, label: 'Target' }]}
    />,
  );
  expect(screen.getByText('Target').parentElement?.style.insetInlineStart).toBe(start);
});

test('targets at the same place share one label, with the note of the last', () => {
  renderForTest(
    <ProgressBar
      label="Contributed"
      value={0}
      max={100}
      valueText="Nothing"
      ticks={[
        { at: 100, label: 'First target', note: <button type="button">First: ₦100</button> },
        { at: 100, label: 'Second target', note: <button type="button">Second: ₦100</button> },
      ]}
    />,
  );
  const label = screen.getByText('First target').parentElement;
  expect(label?.textContent).toBe('First targetSecond targetSecond: ₦100');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
