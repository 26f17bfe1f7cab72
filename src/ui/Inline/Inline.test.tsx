// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Inline } from './Inline.tsx';

test('as a list it has a name and items', () => {
  renderForTest(
    <Inline as="ul" aria-label="Filters that apply">
      <li>Lagos</li>
      <li>3 beds</li>
    </Inline>,
  );
  expect(screen.getByRole('list', { name: 'Filters that apply' }).children).toHaveLength(2);
});

test('wraps by default', () => {
  const { container, rerender } = renderForTest(<Inline>Words</Inline>);
  const classes = () => container.firstElementChild?.className.split(' ') ?? [];
  const wrapping = classes();
  rerender(<Inline wrap={false}>Words</Inline>);
  expect(wrapping.filter((name) => !classes().includes(name))).toHaveLength(1);
});
