import { expect, test } from 'vitest';
import { largestUrl, pictureChoices } from './sources.ts';

const STREET = '/media/pictures/LAG-0001/street-a0b1c2-01234567';

test('a picture of ours comes in three widths of three formats, with its colour', () => {
  expect(pictureChoices(`${STREET}/960.jpg`, false)).toEqual({
    src: `${STREET}/960.jpg`,
    srcSet: `${STREET}/480.jpg 480w, ${STREET}/960.jpg 960w, ${STREET}/1440.jpg 1440w`,
    sources: [
      {
        type: 'image/avif',
        srcSet: `${STREET}/480.avif 480w, ${STREET}/960.avif 960w, ${STREET}/1440.avif 1440w`,
      },
      {
        type: 'image/webp',
        srcSet: `${STREET}/480.webp 480w, ${STREET}/960.webp 960w, ${STREET}/1440.webp 1440w`,
      },
    ],
    color: '#a0b1c2',
  });
});

test('whichever of its files the address names', () => {
  const choices = pictureChoices(`${STREET}/960.jpg`, false);
  expect(pictureChoices(`${STREET}/1440.jpg`, false)).toEqual(choices);
});

test('whoever saves data gets the smallest alone', () => {
  expect(pictureChoices(`${STREET}/960.jpg`, true)).toEqual({
    src: `${STREET}/480.jpg`,
    srcSet: `${STREET}/480.jpg 480w`,
    sources: [
      { type: 'image/avif', srcSet: `${STREET}/480.avif 480w` },
      { type: 'image/webp', srcSet: `${STREET}/480.webp 480w` },
    ],
    color: '#a0b1c2',
  });
});

test.each([
  '/pictures/court.jpg',
  '/media/old/court.jpg',
  '/media/pictures/LAG-0001/street-a0b1c2-01234567/960.png',
  '/media/street-red-01234567/960.jpg',
  '/other/street-a0b1c2-01234567/960.jpg',
])('%s is a picture of one size', (url) => {
  expect(pictureChoices(url, true)).toEqual({ src: url });
  expect(largestUrl(url)).toBe(url);
});

test('the file to keep is the largest', () => {
  expect(largestUrl(`${STREET}/960.jpg`)).toBe(`${STREET}/1440.jpg`);
});
