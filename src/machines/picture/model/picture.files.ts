const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const OVER_5_MB = 5 * 1024 * 1024 + 1;

/** Files that a buyer may choose as a picture, good and bad. */
export const PICTURE_FILES = {
  good: new File([PNG], 'me.png', { type: 'image/png' }),
  unreadable: new File(['not a picture at all'], 'broken.png', { type: 'image/png' }),
  tooLarge: new File([new Uint8Array(OVER_5_MB)], 'huge.png', { type: 'image/png' }),
  notAPicture: new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }),
};
