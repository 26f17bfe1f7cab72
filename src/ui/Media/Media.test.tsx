// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Media } from './Media.tsx';

test('a picture loads lazily, or eagerly with priority', () => {
  const { rerender } = renderForTest(<Media src="/1.jpg" alt="The street" />);
  expect(screen.getByRole('img', { name: 'The street' }).getAttribute('loading')).toBe('lazy');
  rerender(<Media src="/1.jpg" alt="The street" priority />);
  expect(screen.getByRole('img', { name: 'The street' }).getAttribute('loading')).toBe('eager');
});

test('without a picture, or if it fails, the motif has the same name', () => {
  const { rerender, container } = renderForTest(<Media src={null} alt="The street" />);
  expect(screen.getByRole('img', { name: 'The street' }).tagName).toBe('SPAN');
  rerender(<Media src="/gone.jpg" alt="The street" />);
  fireEvent.error(screen.getByRole('img', { name: 'The street' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'The street' }).tagName).toBe('SPAN');
});

test('offers formats and widths to the browser, and a fallback', () => {
  const { container } = renderForTest(
    <Media
      src="/1-960.jpg"
      alt="The street"
      sources={[
        { type: 'image/avif', srcSet: '/1-480.avif 480w, /1-960.avif 960w' },
        { type: 'image/webp', srcSet: '/1-480.webp 480w, /1-960.webp 960w' },
      ]}
      srcSet="/1-480.jpg 480w, /1-960.jpg 960w"
      sizes="50vw"
    />,
  );
  const sources = [...container.querySelectorAll('picture > source')];
  expect(sources.map((source) => [source.getAttribute('type'), source.getAttribute('sizes')])).toEqual([
    ['image/avif', '50vw'],
    ['image/webp', '50vw'],
  ]);
  const image = screen.getByRole('img', { name: 'The street' });
  expect(image.getAttribute('src')).toBe('/1-960.jpg');
  expect(image.getAttribute('srcset')).toBe('/1-480.jpg 480w, /1-960.jpg 960w');
  expect(image.getAttribute('decoding')).toBe('async');
});

test('shows its colour until it has loaded or failed, with the motif', () => {
  const { container } = renderForTest(<Media src="/1.jpg" alt="The street" color="#a0b1c2" />);
  const frame = container.querySelector('span');
  expect(frame?.style.backgroundColor).toBe('#a0b1c2');
  expect(container.querySelector('svg')).not.toBeNull();
  fireEvent.error(screen.getByRole('img', { name: 'The street' }));
  expect(frame?.style.backgroundColor).toBe('');
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a picture that is still loading fades in, unless it has priority', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { rerender } = renderForTest(<Media src="/1.jpg" alt="The street" />);
  const image = screen.getByRole('img', { name: 'The street' });
  expect(image.dataset.state).toBe('loading');
  fireEvent.load(image);
  expect(image.dataset.state).toBe('shown');
  rerender(<Media src="/2.jpg" alt="The court" priority />);
  expect(screen.getByRole('img', { name: 'The court' }).dataset.state).toBeUndefined();
});
