/**
 * How wide pictures are shown, for the browser to choose by. They follow the layouts of the screens: the page is at
 * most 1200 px wide, with a gutter of 16 px on phones. Frames cut pictures to their own shape: where a frame is tall,
 * the picture is wider than the frame.
 */

/** A card in a grid of up to four. */
export const CARD_SIZES = '(max-width: 728px) calc(100vw - 32px), (max-width: 960px) 46vw, 380px';
/** A card in a row that scrolls. */
export const SLIDE_SIZES =
  '(max-width: 728px) 84vw, (max-width: 960px) 46vw, (max-width: 1279px) 31vw, 225px';
/** Beside the headline, to the window's edge; as wide as the window where it is below. */
export const HERO_SIZES = '(max-width: 960px) 100vw, max(54vw, 560px)';
/** Half the page beside words; the whole of it on a phone. */
export const HALF_SIZES = '(max-width: 728px) calc(100vw - 32px), (max-width: 1279px) 46vw, 560px';
/** As wide as the page. */
export const PAGE_SIZES = '(max-width: 728px) calc(100vw - 32px), (max-width: 1279px) 94vw, 1200px';
/** In a row of small ones. */
export const MILESTONE_SIZES = '128px';
/** In a grid of two or three beside the contribute box. */
export const SITE_PHOTOGRAPH_SIZES = '(max-width: 728px) 46vw, 260px';

/** By how many stand in a gallery: what the large one takes of its width, and what each beside it. */
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

/** The large one of a gallery of so many; on a phone it takes the whole width. */
export const coverSizes = (count: number): string =>
  `(max-width: 728px) 100vw, ${aboveTablet((GALLERY_SHARES[count - 1] ?? ALONE).cover)}`;

/** One beside it, or after it on a phone. */
export const besideCoverSizes = (count: number): string =>
  `(max-width: 728px) 100vw, ${aboveTablet((GALLERY_SHARES[count - 1] ?? ALONE).beside)}`;
