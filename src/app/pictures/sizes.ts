/**
 * Values of the `sizes` attribute, by which the browser chooses a width. They follow the screens' layouts: the page is
 * at most 1200 px wide, with a gutter of 16 px on phones. Frames crop pictures: in a tall frame the picture is wider
 * than the frame.
 */

/** A card in a grid of up to four. */
export const CARD_SIZES = '(max-width: 728px) calc(100vw - 32px), (max-width: 960px) 46vw, 380px';
/** A card in a scrolling row. */
export const SLIDE_SIZES =
  '(max-width: 728px) 84vw, (max-width: 960px) 46vw, (max-width: 1279px) 31vw, 225px';
/** Next to the headline, up to the window's edge; full width on tablets and phones, below the headline. */
export const HERO_SIZES = '(max-width: 960px) 100vw, max(54vw, 560px)';
/** Half the page next to text; the full page on phones. */
export const HALF_SIZES = '(max-width: 728px) calc(100vw - 32px), (max-width: 1279px) 46vw, 560px';
/** The full width of the page. */
export const PAGE_SIZES = '(max-width: 728px) calc(100vw - 32px), (max-width: 1279px) 94vw, 1200px';
/** A thumbnail in a row. */
export const MILESTONE_SIZES = '128px';
/** In a grid of two or three next to the contribute box. */
export const SITE_PHOTOGRAPH_SIZES = '(max-width: 728px) 46vw, 260px';

/** Shares of the gallery's width, by the number of its pictures: of the cover, and of each picture next to it. */
const GALLERY_SHARES = [
  { cover: 1, beside: 0 },
  { cover: 1 / 2, beside: 1 / 2 },
  { cover: 2 / 3, beside: 1 / 3 },
  { cover: 2 / 3, beside: 1 / 3 },
  { cover: 1 / 2, beside: 1 / 4 },
] as const;
const ALONE = GALLERY_SHARES[0];
const PAGE_PX = 1200;

const aboveTablet = (share: number): string =>
  `(max-width: 1279px) ${Math.ceil(share * 100)}vw, ${Math.ceil(share * PAGE_PX)}px`;

/** The cover of a gallery with `count` pictures; full width on phones. */
export const coverSizes = (count: number): string =>
  `(max-width: 728px) 100vw, ${aboveTablet((GALLERY_SHARES[count - 1] ?? ALONE).cover)}`;

/** A picture next to the cover, or after it on phones. */
export const besideCoverSizes = (count: number): string =>
  `(max-width: 728px) 100vw, ${aboveTablet((GALLERY_SHARES[count - 1] ?? ALONE).beside)}`;
