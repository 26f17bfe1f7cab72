// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Skeleton } from './Skeleton.tsx';

function boxOf(element: React.ReactElement): HTMLElement {
  const box = renderForTest(element).container.firstElementChild;
  if (!(box instanceof HTMLElement)) throw new Error('Nothing is drawn.');
  return box;
}

test('is hidden from screen readers', () => {
  expect(boxOf(<Skeleton />).getAttribute('aria-hidden')).toBe('true');
});

test('accepts a size in px or any CSS length', () => {
  const box = boxOf(<Skeleton width={220} height="2em" />);
  expect(box.style.width).toBe('220px');
  expect(box.style.height).toBe('2em');
});

test('has the size of its shape by default', () => {
  const box = boxOf(<Skeleton shape="circle" />);
  expect(box.style.width).toBe('');
  expect(box.style.height).toBe('');
});
