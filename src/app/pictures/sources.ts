import type { PictureSource } from '@adire/ui';
import { PICTURE_WIDTHS_PX, PLAIN_PICTURE_PX, pictureAt } from '#domain/listings/pictures.ts';

const SMALLEST_PX = PICTURE_WIDTHS_PX[0];
/** Preferred formats first; JPEG is the fallback of browsers that support neither. */
const BETTER_TYPES = [
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
] as const;

export interface PictureChoices {
  readonly src: string;
  readonly srcSet?: string;
  readonly sources?: readonly PictureSource[];
  /** The placeholder's colour, `#rrggbb`. */
  readonly color?: string;
}

/**
 * Derives a picture's formats, widths and colour from its URL. A URL of any other form has only one size.
 * @param isSaving offers only the smallest width, because every megabyte costs the visitor money.
 */
export function pictureChoices(url: string, isSaving: boolean): PictureChoices {
  const picture = pictureAt(url);
  if (!picture) return { src: url };
  const { folder, color, widthsPx } = picture;
  const widths = isSaving ? [SMALLEST_PX] : widthsPx;
  const listOf = (ending: string) =>
    widths.map((widthPx) => `${folder}/${widthPx}.${ending} ${widthPx}w`).join(', ');
  return {
    src: `${folder}/${isSaving ? SMALLEST_PX : PLAIN_PICTURE_PX}.jpg`,
    srcSet: listOf('jpg'),
    sources: BETTER_TYPES.map(([type, ending]) => ({ type, srcSet: listOf(ending) })),
    color,
  };
}

/** The URL of a picture's largest file, for downloads. */
export function largestUrl(url: string): string {
  const picture = pictureAt(url);
  return picture ? `${picture.folder}/${Math.max(...picture.widthsPx)}.jpg` : url;
}
