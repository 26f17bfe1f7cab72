// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { ClothSquare } from './ClothSquare.tsx';

test('shows its motif, and is hidden from screen readers', () => {
  const { container } = renderForTest(<ClothSquare motif="ripple" tone="dyed" />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#m-ripple$/);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
