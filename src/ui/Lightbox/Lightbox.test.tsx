// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Lightbox } from './Lightbox.tsx';

const images = [
  { url: '/1.jpg', alt: 'The street' },
  { url: '/2.jpg', alt: 'The court' },
  { url: '/3.jpg', alt: 'The kitchen' },
];

function Gallery() {
  const [openAt, setOpenAt] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpenAt(1)}>
        All pictures
      </button>
      <Lightbox images={images} openAt={openAt} onClose={() => setOpenAt(null)} downloadLabel="Download" />
    </>
  );
}

const visibleImages = () => screen.getAllByRole('img').filter((image) => image.closest('[inert]') === null);
const place = () => screen.getByRole('status').textContent;

test('opens at a picture, moves by arrow keys, wraps around, and closes on Escape', async () => {
  const { user } = renderForTest(<Gallery />);
  const opener = screen.getByRole('button', { name: 'All pictures' });
  await user.click(opener);
  expect(visibleImages().map((image) => image.getAttribute('alt'))).toEqual(['The court']);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(place()).toBe('Picture 1 of 3');
  await user.keyboard('{ArrowLeft}');
  expect(visibleImages().map((image) => image.getAttribute('alt'))).toEqual(['The kitchen']);
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/3.jpg');
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(place()).toBe('Picture 2 of 3');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
});

test('Home and End go to the first and the last', async () => {
  const { user } = renderForTest(<Gallery />);
  await user.click(screen.getByRole('button', { name: 'All pictures' }));
  await user.keyboard('{End}');
  expect(place()).toBe('Picture 3 of 3');
  await user.keyboard('{Home}');
  expect(place()).toBe('Picture 1 of 3');
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves keys pressed with %s to the browser',
  async (modifier) => {
    const { user } = renderForTest(<Gallery />);
    await user.click(screen.getByRole('button', { name: 'All pictures' }));
    const next = screen.getByRole('button', { name: 'Next picture' });
    for (const key of ['ArrowRight', 'End']) fireEvent.keyDown(next, { key, [modifier]: true });
    expect(place()).toBe('Picture 2 of 3');
  },
);

test('loads only the visible picture and its neighbours', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ url: `/${at}.jpg`, alt: `Picture ${at}` }));
  const { user } = renderForTest(<Lightbox images={many} openAt={3} onClose={() => {}} />);
  const fetched = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));
  expect(fetched()).toEqual(['/2.jpg', '/3.jpg', '/4.jpg']);
  await user.keyboard('{ArrowRight}');
  expect(fetched()).toEqual(['/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg']);
});
