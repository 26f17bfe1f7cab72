// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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

test('opens at a picture, moves by arrow keys, round the ends, and closes by Escape', async () => {
  const { user } = renderForTest(<Gallery />);
  const opener = screen.getByRole('button', { name: 'All pictures' });
  await user.click(opener);
  expect(screen.getByRole('img').getAttribute('alt')).toBe('The court');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('1 / 3');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'The kitchen' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/3.jpg');
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(screen.getByRole('status').textContent).toBe('2 / 3');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
});
