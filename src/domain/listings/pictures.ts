/** Widths of every picture, each in every format: docs/decisions/0008-picture-addresses.md. */
export const PICTURE_WIDTHS_PX = [400, 800, 1280] as const;
/** The file in API responses, for search engines and browsers without `srcset`. */
export const PLAIN_PICTURE_PX = 800 satisfies (typeof PICTURE_WIDTHS_PX)[number];

/** Where the pictures of this release are served. They are computer-made; photographs are elsewhere. */
export const RENDERED_PATH = '/media/pictures';
export const isRendered = (url: string): boolean => url.startsWith(`${RENDERED_PATH}/`);

interface PictureAddress {
  /** The folder of the picture's files. */
  readonly folder: string;
  /** The placeholder's colour, `#rrggbb`. */
  readonly color: string;
  /** Available widths, the smallest first. */
  readonly widthsPx: readonly number[];
}

/**
 * Parses the address of a generated picture, `/media/…-<rrggbb>-<hash>/800.jpg`, or `…-<hash>-800/800.jpg` if that is
 * its largest width; null for any other address. See docs/decisions/0008-picture-addresses.md
 */
export function pictureAt(url: string): PictureAddress | null {
  const [, folder, hex, widest] =
    /^(\/media\/.+-([0-9a-f]{6})-[0-9a-f]{8}(?:-(\d{3,4}))?)\/\d+\.jpg$/.exec(url) ?? [];
  if (folder === undefined || hex === undefined) return null;
  const widthsPx = PICTURE_WIDTHS_PX.filter((widthPx) => widest === undefined || widthPx <= Number(widest));
  return { folder, color: `#${hex}`, widthsPx };
}

/** The picture of a listing for shared links. */
export const SHARE_PX = { width: 1200, height: 630 } as const;
/** The strictest size limit among the sites that show link previews. */
export const SHARE_MAX_BYTES = 300_000;
export const SHARE_FILE = 'share.jpg';

/** The share picture of a listing's picture; null for an external picture. */
export const shareUrlOf = (url: string): string | null => {
  const picture = pictureAt(url);
  return picture && `${picture.folder}/${SHARE_FILE}`;
};

/** Size limit of an uploaded profile picture. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Size limit of the photo that a profile picture is cropped from: only the crop is uploaded. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024;
