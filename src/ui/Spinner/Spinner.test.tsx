// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Spinner } from './Spinner.tsx';

test('announces its label', () => {
  renderForTest(<Spinner label="Loading countries" />);
  expect(screen.getByRole('status').textContent).toBe('Loading countries');
});

test('without a label it is hidden from screen readers', () => {
  const { container } = renderForTest(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(container.querySelectorAll(':scope > :not([aria-hidden="true"])')).toHaveLength(0);
});
