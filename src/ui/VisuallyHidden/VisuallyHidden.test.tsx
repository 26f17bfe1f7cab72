// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('is part of what is heard', () => {
  renderForTest(
    <button type="button">
      Unit<VisuallyHidden>, done</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: /^Unit ?, done$/ })).toBeDefined();
});

test('can describe something else', () => {
  renderForTest(
    <>
      <button type="button" aria-describedby="why">
        Next
      </button>
      <VisuallyHidden id="why">Choose a unit first.</VisuallyHidden>
    </>,
  );
  expect(screen.getByRole('button', { description: 'Choose a unit first.' })).toBeDefined();
});
