import type { PictureSource } from '@adire/ui';
import { PICTURE_WIDTHS_PX, PLAIN_PICTURE_PX } from '#domain/pictures.ts';

const SMALLEST_PX = PICTURE_WIDTHS_PX[0];
/** The best first: JPEG is for whoever knows neither. */
const BETTER_TYPES = [
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
] as const;

/** `/media/…-<rrggbb>-<hash>/800.jpg`: docs/decisions/0008-picture-addresses.md. */
const OURS = /^(\/media\/.+-([0-9a-f]{6})-[0-9a-f]{8})\/\d+\.jpg$/;

export interface PictureChoices {
  readonly src: string;
  readonly srcSet?: string;
  readonly sources?: readonly PictureSource[];
  /** The placeholder's, `#rrggbb`. */
  readonly color?: string;
}

/**
 * What a picture's address on the wire says of it: formats and widths to choose from, and its colour. An address of
 * any other form is a picture of one size.
 * @param isSaving the smallest alone: whoever looks pays for every megabyte.
 */
export function pictureChoices(url: string, isSaving: boolean): PictureChoices {
  const [, picture, hex] = OURS.exec(url) ?? [];
  if (picture === undefined || hex === undefined) return { src: url };
  const widths = isSaving ? [SMALLEST_PX] : PICTURE_WIDTHS_PX;
  const listOf = (ending: string) =>
    widths.map((widthPx) => `${picture}/${widthPx}.${ending} ${widthPx}w`).join(', ');
  return {
    src: `${picture}/${isSaving ? SMALLEST_PX : PLAIN_PICTURE_PX}.jpg`,
    srcSet: listOf('jpg'),
    sources: BETTER_TYPES.map(([type, ending]) => ({ type, srcSet: listOf(ending) })),
    color: `#${hex}`,
  };
}

/** The largest file of a picture, for those who keep it. */
export const largestUrl = (url: string): string =>
  OURS.test(url) ? url.replace(/\d+\.jpg$/, `${PICTURE_WIDTHS_PX[PICTURE_WIDTHS_PX.length - 1]}.jpg`) : url;
