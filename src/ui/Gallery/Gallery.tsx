import { Images } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useSlides } from '../Carousel/useSlides.ts';
import { Media } from '../Media/Media.tsx';
import { hasModifier } from '../private/hasModifier.ts';
import { useReadingDirection } from '../private/readingDirection.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';

export interface GalleryPicture {
  readonly id: string;
  readonly alt: string;
  /** The URL of the picture. Without scripts the picture links to it. */
  readonly href: string;
  /** The rendered picture, which fills its frame. */
  readonly picture: ReactNode;
}

export interface GalleryProps {
  readonly label: string;
  /** The first one is large. */
  readonly pictures: readonly GalleryPicture[];
  /** Opens the pictures over the whole screen, at this one. */
  readonly onOpen: (at: number) => void;
}

/** The number of pictures on wide screens: one large and four small ones. */
const BESIDE_EACH_OTHER = 5;

/** The pictures of one item: one at a time on phones, the first five on wider screens. */
export function Gallery({ label, pictures, onOpen }: GalleryProps) {
  const messages = useMessages();
  const { backKey, onKey } = useReadingDirection();
  const isPhone = useMediaQuery(breakpoints.phone);
  const { viewport, view, moveBy, moveTo } = useSlides(pictures.length, { isActive: isPhone });
  const at = view?.first ?? 0;
  const [furthest, setFurthest] = useState(0);
  if (at > furthest) setFurthest(at);
  // Phones load a picture and the next one only: mobile data costs money.
  const fetched = isPhone ? furthest + 2 : BESIDE_EACH_OTHER;

  const press = (event: KeyboardEvent) => {
    if (!view || hasModifier(event)) return;
    const moves: Partial<Record<string, () => void>> = {
      [backKey]: () => moveBy(-1),
      [onKey]: () => moveBy(1),
      Home: () => moveTo(0),
      End: () => moveTo(pictures.length - 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <section className={styles.gallery} aria-label={label} tabIndex={-1} onKeyDown={press}>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} data-count={Math.min(pictures.length, BESIDE_EACH_OTHER)}>
          {pictures.map(({ id, alt, href, picture }, place) => (
            <div key={id} className={styles.slide} inert={view?.isVisible[place] === false}>
              <a
                href={href}
                data-enhanced
                className={styles.open}
                aria-label={messages.openPicture(place + 1, alt)}
                onClick={(event) => {
                  if (hasModifier(event)) return;
                  event.preventDefault();
                  onOpen(place);
                }}
              >
                {place < fetched ? picture : <Media src={null} alt="" className={styles.waiting} />}
              </a>
            </div>
          ))}
        </div>
      </div>
      {view && pictures.length > 1 ? (
        <VisuallyHidden>
          <span role="status">{messages.pictureOf(at + 1, pictures.length)}</span>
        </VisuallyHidden>
      ) : null}
      {pictures.length > 1 ? (
        <div className={styles.all}>
          <Button variant="quiet" icon={<Images size={20} />} onClick={() => onOpen(at)}>
            {view ? (
              <span className={styles.place}>
                {`${at + 1} / ${pictures.length}`}
                <VisuallyHidden>{messages.inFullScreen}</VisuallyHidden>
              </span>
            ) : (
              messages.allPictures(pictures.length)
            )}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
