// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { croppedFile } from './croppedFile.ts';

const PNG = new File(['pixels'], 'photograph.png', { type: 'image/png' });

/** Crops a square of a picture, and returns the sides of the square that was drawn. */
async function drawnSides(side: number): Promise<number[]> {
  const drawImage = vi.fn();
  // happy-dom decodes no pictures and draws none.
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  vi.spyOn(document, 'createElement').mockReturnValue(
    Object.assign(document.createElement('canvas'), {
      getContext: () => ({ drawImage }),
      toBlob: (take: BlobCallback) => take(new Blob(['part'], { type: 'image/png' })),
    }),
  );
  await croppedFile(PNG, () => ({ x: 0, y: 0, width: side, height: side }));
  return drawImage.mock.lastCall?.slice(-2) ?? [];
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a large part is made smaller, so that a slow network can carry it', async () => {
  expect(await drawnSides(3000)).toEqual([512, 512]);
});

test('a small part keeps its size', async () => {
  expect(await drawnSides(300)).toEqual([300, 300]);
});
