// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Avatar } from './Avatar.tsx';

test.each([
  ['Tolu Adeyemi', 'TA'],
  ['  tolu  grace   adeyemi ', 'TA'],
  ['Tolu', 'T'],
  // Here the dot of Ọ is a separate combining character.
  ['O\u0323lamide Ẹ̀kúndayọ̀', 'ỌẸ'],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  const { container } = renderForTest(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});

test('a person without a name gets an icon', () => {
  const { container } = renderForTest(<Avatar name=" " />);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a picture that fails to load is replaced by the initials; a new picture is tried', () => {
  const { container, rerender } = renderForTest(<Avatar name="Tolu Adeyemi" src="/old.webp" />);
  const picture = () => container.querySelector('img');
  expect(container.textContent).toBe('');
  const broken = picture();
  if (broken) fireEvent.error(broken);
  expect(picture()).toBeNull();
  expect(container.textContent).toBe('TA');
  rerender(<Avatar name="Tolu Adeyemi" src="/new.webp" />);
  expect(picture()?.getAttribute('src')).toBe('/new.webp');
});

test('is hidden from screen readers', () => {
  const { container } = renderForTest(<Avatar name="Tolu Adeyemi" />);
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('TA');
});
