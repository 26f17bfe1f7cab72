/** What one sees of a row of slides, counted from 0. */
export interface SlidesView {
  /** By slide, whether any part of it is seen. */
  readonly isSeen: readonly boolean[];
  /** The first and the last that are wholly seen; where none is, the one that the row stands at. */
  readonly first: number;
  readonly last: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/** What is nearer than this to an edge stands on it. */
const EDGE_PX = 2;

type Extent = Pick<DOMRect, 'left' | 'right'>;

/** Which slides lie in a window, by where they are on the screen. */
export function slidesIn(window: Extent, slides: readonly Extent[], standsAt: number) {
  const isSeen = slides.map(
    ({ left, right }) => right > window.left + EDGE_PX && left < window.right - EDGE_PX,
  );
  const isWhole = ({ left, right }: Extent) =>
    left >= window.left - EDGE_PX && right <= window.right + EDGE_PX;
  const first = slides.findIndex(isWhole);
  return first < 0
    ? { isSeen, first: standsAt, last: standsAt }
    : { isSeen, first, last: slides.findLastIndex(isWhole) };
}
