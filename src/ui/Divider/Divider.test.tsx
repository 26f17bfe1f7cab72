// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Divider } from './Divider.tsx';

test('those who listen hear that another subject begins', () => {
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
