// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Media } from './Media.tsx';

test('a picture loads when it is near, the first one at once', () => {
  const { rerender } = renderForTest(<Media src="/1.jpg" alt="The street" />);
  expect(screen.getByRole('img', { name: 'The street' }).getAttribute('loading')).toBe('lazy');
  rerender(<Media src="/1.jpg" alt="The street" priority />);
  expect(screen.getByRole('img', { name: 'The street' }).getAttribute('loading')).toBe('eager');
});

test('without a picture, or when it fails, the motif stands there under the same name', () => {
  const { rerender, container } = renderForTest(<Media src={null} alt="The street" />);
  expect(screen.getByRole('img', { name: 'The street' }).tagName).toBe('SPAN');
  rerender(<Media src="/gone.jpg" alt="The street" />);
  fireEvent.error(screen.getByRole('img', { name: 'The street' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'The street' }).tagName).toBe('SPAN');
});
