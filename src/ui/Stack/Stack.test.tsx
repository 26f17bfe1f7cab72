// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Stack } from './Stack.tsx';

test('as a list it has a name and items', () => {
  renderForTest(
    <Stack as="ul" aria-label="Payments">
      <li>28 October</li>
      <li>28 September</li>
    </Stack>,
  );
  const list = screen.getByRole('list', { name: 'Payments' });
  expect([...list.children]).toStrictEqual(screen.getAllByRole('listitem'));
});

test('is a div by default', () => {
  renderForTest(<Stack>Text</Stack>);
  expect(screen.getByText('Text').tagName).toBe('DIV');
});
