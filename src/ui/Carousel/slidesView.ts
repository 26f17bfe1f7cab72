/** Which slides of a row are visible, counted from 0. */
export interface SlidesView {
  /** For each slide, whether any part of it is visible. */
  readonly isVisible: readonly boolean[];
  /** The first and the last fully visible slide; if there is none, the selected one. */
  readonly first: number;
  readonly last: number;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
}

/** Distances below this count as zero. */
const EDGE_PX = 2;

type Extent = Pick<DOMRect, 'left' | 'right'>;

/** Which slides are within a window, from their positions on the screen. */
export function visibleSlides(window: Extent, slides: readonly Extent[], selected: number) {
  const isVisible = slides.map(
    ({ left, right }) => right > window.left + EDGE_PX && left < window.right - EDGE_PX,
  );
  const isWhole = ({ left, right }: Extent) =>
    left >= window.left - EDGE_PX && right <= window.right + EDGE_PX;
  const first = slides.findIndex(isWhole);
  return first < 0
    ? { isVisible, first: selected, last: selected }
    : { isVisible, first, last: slides.findLastIndex(isWhole) };
}
