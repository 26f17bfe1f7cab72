// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('is part of the accessible name', () => {
  renderForTest(
    <button type="button">
      Unit<VisuallyHidden>, done</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: /^Unit ?, done$/ })).toBeDefined();
});

test('can describe another element', () => {
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
