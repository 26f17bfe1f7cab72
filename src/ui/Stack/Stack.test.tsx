// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Stack } from './Stack.tsx';

test('is what it is said to be: a named list of its items', () => {
  renderForTest(
    <Stack as="ul" aria-label="Payments">
      <li>28 October</li>
      <li>28 September</li>
    </Stack>,
  );
  const list = screen.getByRole('list', { name: 'Payments' });
  expect([...list.children]).toStrictEqual(screen.getAllByRole('listitem'));
});

test('says nothing where nothing is said', () => {
  renderForTest(<Stack>Text</Stack>);
  expect(screen.getByText('Text').tagName).toBe('DIV');
});
