import type { PictureKind } from './model/driver.ts';

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const TOO_MANY_BYTES = 5 * 1024 * 1024 + 1;

/** A file for each kind that a person may choose. */
export const PICTURES: Readonly<Record<PictureKind, File>> = {
  good: new File([PNG], 'me.png', { type: 'image/png' }),
  unreadable: new File(['not a picture at all'], 'broken.png', { type: 'image/png' }),
  tooLarge: new File([new Uint8Array(TOO_MANY_BYTES)], 'huge.png', { type: 'image/png' }),
  notAPicture: new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }),
};
