/** A part of a picture, in pixels of the picture. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Larger than any place where the picture is displayed. */
const MAX_EDGE_PX = 1024;
const QUALITY = 0.9;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Crops a picture to a file of at most 1024 px in width and height, in the picture's format if the browser can write
 * it, else in PNG. A picture that cannot be decoded is returned unchanged.
 */
export async function croppedFile(file: File, url: string, area: CropArea): Promise<File> {
  const image = new Image();
  image.src = url;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  try {
    await image.decode();
  } catch {
    return file;
  }
  if (!context || area.width < 1 || area.height < 1) return file;
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(area.width, area.height));
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
  return blob ? new File([blob], renamed(file.name, blob.type), { type: blob.type }) : file;
}

/** The file name with the extension of the new type. */
function renamed(name: string, type: string): string {
  const ending = ENDINGS[type];
  return ending === undefined ? name : `${name.replace(/\.[^.]*$/, '')}.${ending}`;
}
