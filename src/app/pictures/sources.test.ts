import { expect, test } from 'vitest';
import { largestUrl, pictureChoices } from './sources.ts';

const STREET = '/media/pictures/LAG-0001/street-a0b1c2-01234567';

test('a catalogue picture has three widths in three formats, and a colour', () => {
  expect(pictureChoices(`${STREET}/800.jpg`, false)).toEqual({
    src: `${STREET}/800.jpg`,
    srcSet: `${STREET}/400.jpg 400w, ${STREET}/800.jpg 800w, ${STREET}/1280.jpg 1280w`,
    sources: [
      {
        type: 'image/avif',
        srcSet: `${STREET}/400.avif 400w, ${STREET}/800.avif 800w, ${STREET}/1280.avif 1280w`,
      },
      {
        type: 'image/webp',
        srcSet: `${STREET}/400.webp 400w, ${STREET}/800.webp 800w, ${STREET}/1280.webp 1280w`,
      },
    ],
    color: '#a0b1c2',
  });
});

test('a small catalogue picture has only the widths that exist', () => {
  const small = `${STREET}-800`;
  expect(pictureChoices(`${small}/800.jpg`, false).srcSet).toBe(
    `${small}/400.jpg 400w, ${small}/800.jpg 800w`,
  );
  expect(largestUrl(`${small}/800.jpg`)).toBe(`${small}/800.jpg`);
});

test('the choices do not depend on which file the URL names', () => {
  const choices = pictureChoices(`${STREET}/800.jpg`, false);
  expect(pictureChoices(`${STREET}/1280.jpg`, false)).toEqual(choices);
});

test('data saving limits the choice to the smallest width', () => {
  expect(pictureChoices(`${STREET}/800.jpg`, true)).toEqual({
    src: `${STREET}/400.jpg`,
    srcSet: `${STREET}/400.jpg 400w`,
    sources: [
      { type: 'image/avif', srcSet: `${STREET}/400.avif 400w` },
      { type: 'image/webp', srcSet: `${STREET}/400.webp 400w` },
    ],
    color: '#a0b1c2',
  });
});

test.each([
  '/pictures/court.jpg',
  '/media/old/court.jpg',
  '/media/pictures/LAG-0001/street-a0b1c2-01234567/800.png',
  '/media/street-red-01234567/800.jpg',
  '/other/street-a0b1c2-01234567/800.jpg',
])('%s has one size', (url) => {
  expect(pictureChoices(url, true)).toEqual({ src: url });
  expect(largestUrl(url)).toBe(url);
});

test('the download is the largest file', () => {
  expect(largestUrl(`${STREET}/800.jpg`)).toBe(`${STREET}/1280.jpg`);
});
