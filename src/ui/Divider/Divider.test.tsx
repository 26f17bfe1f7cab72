// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Divider } from './Divider.tsx';

test('is announced as a separator', () => {
  renderForTest(
    <>
      <p>Before</p>
      <Divider />
      <p>After</p>
    </>,
  );
  const line = screen.getByRole('separator');
  expect([line.previousElementSibling?.textContent, line.nextElementSibling?.textContent]).toEqual([
    'Before',
    'After',
  ]);
});
