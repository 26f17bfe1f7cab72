/** The widths that every picture is kept in, each in every format: docs/decisions/0008-picture-addresses.md. */
export const PICTURE_WIDTHS_PX = [400, 800, 1280] as const;
/** The file that stands for the picture on the wire, for browsers that read no list, and for search engines. */
export const PLAIN_PICTURE_PX = 800 satisfies (typeof PICTURE_WIDTHS_PX)[number];

interface PictureAddress {
  /** Below it are the picture's files. */
  readonly folder: string;
  /** The placeholder's, `#rrggbb`. */
  readonly color: string;
  /** The widths that it is kept in, the smallest first. */
  readonly widthsPx: readonly number[];
}

/**
 * What an address on the wire says of a picture of ours, `/media/…-<rrggbb>-<hash>/800.jpg`, or `…-<hash>-800/800.jpg`
 * where it is kept in no larger width; null for any other address. docs/decisions/0008-picture-addresses.md
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
/** The lowest limit of the sites that show previews of links. */
export const SHARE_MAX_BYTES = 300_000;
export const SHARE_FILE = 'share.jpg';

/** The share picture beside a listing's picture; null for a picture that is not ours. */
export const shareUrlOf = (url: string): string | null => {
  const picture = pictureAt(url);
  return picture && `${picture.folder}/${SHARE_FILE}`;
};

/** The largest file that a person can upload as their picture. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
