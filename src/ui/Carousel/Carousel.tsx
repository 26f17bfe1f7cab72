import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { hasModifier } from '../private/hasModifier.ts';
import { BackChevron, ForwardChevron, useReadingDirection } from '../private/readingDirection.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Carousel.css.ts';
import type { SlidesView } from './slidesView.ts';
import { useSlides } from './useSlides.ts';

export interface CarouselProps {
  readonly label: string;
  /** Each child is one slide. */
  readonly children: ReactNode;
  /** Above the row, on one line with the buttons. */
  readonly heading?: ReactNode | undefined;
}

/** Elements that use arrow keys themselves. */
const TYPING = 'input, textarea, select, [role="slider"], [role="radio"], [role="tab"]';

/** A row of slides, moved by swiping, by its buttons, and by arrow keys, Home and End while the focus is inside. */
export function Carousel({ label, children, heading }: CarouselProps) {
  const messages = useMessages();
  const { backKey, onKey } = useReadingDirection();
  const slides = Children.toArray(children);
  const { viewport, view, moveBy, moveTo } = useSlides(slides.length);
  const positionText = ({ first, last }: SlidesView) =>
    first === last
      ? messages.slideOf(first + 1, slides.length)
      : messages.slidesOf(first + 1, last + 1, slides.length);
  const inOneView = view ? view.last - view.first + 1 : 1;

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event)) return;
    if (event.target instanceof Element && event.target.matches(TYPING)) return;
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
          {positionText(view)}
        </span>
        <IconButton
          label={messages.previous}
          icon={<BackChevron size={20} />}
          onClick={() => moveBy(-inOneView)}
          aria-disabled={!view.canGoBack || undefined}
          variant="outline"
          className={styles.button}
        />
        <IconButton
          label={messages.next}
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
