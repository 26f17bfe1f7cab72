// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test('says its value in words and never leaves its ends', () => {
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
