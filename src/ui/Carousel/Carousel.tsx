import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Carousel.css.ts';
import { useSlides } from './useSlides.ts';

/** The first and the last slide that are fully visible, counted from 1. */
export interface CarouselPosition {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

export interface CarouselProps {
  readonly label: string;
  /** Each child is one slide. */
  readonly children: ReactNode;
  /** Above the row, with the buttons beside it. */
  readonly heading?: ReactNode | undefined;
  readonly previousLabel?: string | undefined;
  readonly nextLabel?: string | undefined;
  /** The position as text: `Picture 3 of 12`. Shown beside the buttons and announced when it changes. */
  readonly formatPosition?: ((place: CarouselPosition) => string) | undefined;
}

const defaultPosition = ({ first, last, count }: CarouselPosition) =>
  first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`;

/** Elements that use arrow keys themselves. */
const TYPING = 'input, textarea, select, [role="slider"], [role="radio"], [role="tab"]';

/** A row of slides, moved by swiping, by its buttons, and by arrow keys, Home and End while the focus is inside. */
export function Carousel({
  label,
  children,
  heading,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  formatPosition = defaultPosition,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const { viewport, view, moveBy, moveTo } = useSlides(slides.length);
  const inOneView = view ? view.last - view.first + 1 : 1;

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.target instanceof Element && event.target.matches(TYPING))) return;
    const moves: Partial<Record<string, () => void>> = {
      ArrowLeft: () => moveBy(-1),
      ArrowRight: () => moveBy(1),
      Home: () => moveTo(0),
      End: () => moveTo(slides.length - 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  const bar =
    view && (view.canGoBack || view.canGoForward) ? (
      <div className={styles.bar}>
        <span role="status" className={heading === undefined ? styles.place : hidden}>
          {formatPosition({ first: view.first + 1, last: view.last + 1, count: slides.length })}
        </span>
        <IconButton
          label={previousLabel}
          icon={<ChevronLeft size={20} />}
          onClick={() => moveBy(-inOneView)}
          aria-disabled={!view.canGoBack || undefined}
          variant="outline"
          className={styles.button}
        />
        <IconButton
          label={nextLabel}
          icon={<ChevronRight size={20} />}
          onClick={() => moveBy(inOneView)}
          aria-disabled={!view.canGoForward || undefined}
          variant="outline"
          className={styles.button}
        />
      </div>
    ) : null;

  return (
    <section
      className={styles.root}
      aria-label={label}
      aria-roledescription="carousel"
      tabIndex={-1}
      onKeyDown={press}
    >
      {heading === undefined ? null : (
        <div className={styles.head}>
          {heading}
          {bar}
        </div>
      )}
      <div ref={viewport} className={styles.viewport} data-live={view !== null || undefined}>
        <div className={styles.track}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in a list, not a thing that moves in it
              key={at}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}`}
              className={styles.slide}
              inert={view?.isVisible[at] === false}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {heading === undefined ? bar : null}
    </section>
  );
}
