import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BackChevron, ForwardChevron, useReadingDirection } from '../private/readingDirection.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
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
  /** Above the row, on one line with the buttons. */
  readonly heading?: ReactNode | undefined;
  readonly previousLabel?: string | undefined;
  readonly nextLabel?: string | undefined;
  /** The position as text: `Picture 3 of 12`. Shown next to the buttons and announced when it changes. */
  readonly formatPosition?: ((place: CarouselPosition) => string) | undefined;
}

/** Elements that use arrow keys themselves. */
const TYPING = 'input, textarea, select, [role="slider"], [role="radio"], [role="tab"]';

/** A row of slides, moved by swiping, by its buttons, and by arrow keys, Home and End while the focus is inside. */
export function Carousel({
  label,
  children,
  heading,
  previousLabel,
  nextLabel,
  formatPosition,
}: CarouselProps) {
  const messages = useMessages();
  const { backKey, onKey } = useReadingDirection();
  const slides = Children.toArray(children);
  const { viewport, view, moveBy, moveTo } = useSlides(slides.length);
  const position =
    formatPosition ??
    (({ first, last, count }: CarouselPosition) =>
      first === last ? messages.slideOf(first, count) : messages.slidesOf(first, last, count));
  const inOneView = view ? view.last - view.first + 1 : 1;

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.target instanceof Element && event.target.matches(TYPING))) return;
    const moves: Partial<Record<string, () => void>> = {
      [backKey]: () => moveBy(-1),
      [onKey]: () => moveBy(1),
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
          {position({ first: view.first + 1, last: view.last + 1, count: slides.length })}
        </span>
        <IconButton
          label={previousLabel ?? messages.previous}
          icon={<BackChevron size={20} />}
          onClick={() => moveBy(-inOneView)}
          aria-disabled={!view.canGoBack || undefined}
          variant="outline"
          className={styles.button}
        />
        <IconButton
          label={nextLabel ?? messages.next}
          icon={<ForwardChevron size={20} />}
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
      aria-roledescription={messages.carousel}
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
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a group of fields.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position; slides have no id.
              key={at}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.slideOf(at + 1, slides.length)}
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
