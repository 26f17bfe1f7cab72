import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';

export interface CarouselProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly previousLabel?: string | undefined;
  readonly nextLabel?: string | undefined;
}

type Edges = { readonly atStart: boolean; readonly atEnd: boolean };

/** A row that scrolls: by finger, by its buttons, and by the keys of what stands in it. */
export function Carousel({ label, children, previousLabel = 'Previous', nextLabel = 'Next' }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState<Edges>({ atStart: true, atEnd: false });
  const count = Children.count(children);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when there are more slides.
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const end = element.scrollWidth - element.clientWidth;
      setEdges({ atStart: element.scrollLeft <= 2, atEnd: element.scrollLeft >= end - 2 });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [count]);

  const scroll = (direction: 1 | -1) => {
    const element = track.current;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior: isCalm ? 'auto' : 'smooth' });
  };

  return (
    <section className={styles.root} aria-label={label} aria-roledescription="carousel">
      <ul ref={track} className={styles.track}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {edges.atStart && edges.atEnd ? null : (
        <div className={styles.buttons}>
          <IconButton
            label={previousLabel}
            icon={<ChevronLeft size={20} />}
            onClick={() => scroll(-1)}
            aria-disabled={edges.atStart || undefined}
            className={styles.button}
          />
          <IconButton
            label={nextLabel}
            icon={<ChevronRight size={20} />}
            onClick={() => scroll(1)}
            aria-disabled={edges.atEnd || undefined}
            className={styles.button}
          />
        </div>
      )}
    </section>
  );
}
