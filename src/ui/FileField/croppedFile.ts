/** A part of a picture, in pixels of the picture. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Larger than any place where the picture is displayed. A photograph in PNG has about 500 KB at this size, which a slow
 * network (50 KB a second) sends well before the call's deadline.
 */
const MAX_EDGE_PX = 512;
const QUALITY = 0.9;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Crops a picture to a file of at most 512 px in width and height, in the picture's format if the browser can write
 * it, else in PNG. Returns null if the browser cannot decode the file, and the file unchanged if it cannot draw.
 */
export async function croppedFile(
  file: File,
  areaOf: (picture: ImageBitmap) => CropArea,
): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const cropped = await drawn(file, picture, areaOf(picture));
  picture.close();
  return cropped ?? file;
}

/** The largest area of an aspect in the middle of a picture: where the crop area begins. */
export const middleOf =
  (aspect: number) =>
  ({ width, height }: ImageBitmap): CropArea => {
    const area = { width: Math.min(width, height * aspect), height: Math.min(height, width / aspect) };
    return { ...area, x: (width - area.width) / 2, y: (height - area.height) / 2 };
  };

async function drawn(file: File, picture: ImageBitmap, area: CropArea): Promise<File | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context || area.width < 1 || area.height < 1) return null;
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(area.width, area.height));
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
  return blob ? new File([blob], renamed(file.name, blob.type), { type: blob.type }) : null;
}

/** The file name with the extension of the new type. */
function renamed(name: string, type: string): string {
  const ending = ENDINGS[type];
  return ending === undefined ? name : `${name.replace(/\.[^.]*$/, '')}.${ending}`;
}
