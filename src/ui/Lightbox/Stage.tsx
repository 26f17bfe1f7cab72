import useEmblaCarousel from 'embla-carousel-react';
import { Download, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureProps } from '../Media/Picture.tsx';
import { hasModifier } from '../private/hasModifier.ts';
import { BackChevron, ForwardChevron, useReadingDirection } from '../private/readingDirection.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './Lightbox.css.ts';

export interface LightboxImage extends Pick<PictureProps, 'sources' | 'srcSet'> {
  readonly url: string;
  readonly alt: string;
}

interface StageProps {
  readonly images: readonly LightboxImage[];
  readonly startAt: number;
  readonly onClose: () => void;
  readonly downloadLabel: string | undefined;
}

/** One visible picture in a row of all pictures that wraps around. */
export function Stage({ images, startAt, onClose, downloadLabel }: StageProps) {
  const messages = useMessages();
  const isMotionReduced = useMediaQuery(breakpoints.reducedMotion);
  const { direction, backKey, onKey } = useReadingDirection();
  const [viewport, embla] = useEmblaCarousel({ direction, loop: true, startIndex: startAt });
  const [place, setPlace] = useState(startAt);
  useEffect(() => {
    if (!embla) return;
    const select = () => setPlace(embla.selectedScrollSnap());
    embla.on('select', select);
    return () => {
      embla.off('select', select);
    };
  }, [embla]);

  const count = images.length;
  const image = images[place];
  const hasMore = count > 1;
  const previous = () => embla?.scrollPrev(isMotionReduced);
  const next = () => embla?.scrollNext(isMotionReduced);
  const press = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    if (event.key === backKey) previous();
    if (event.key === onKey) next();
    if (event.key === 'Home') embla?.scrollTo(0, isMotionReduced);
    if (event.key === 'End') embla?.scrollTo(count - 1, isMotionReduced);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys for the buttons inside.
    <div className={styles.contents} onKeyDown={press}>
      <div className={styles.bar}>
        <span role="status" className={styles.place}>
          {messages.pictureOf(place + 1, count)}
        </span>
        <div className={styles.buttons}>
          {image && downloadLabel !== undefined ? (
            <a href={image.url} download className={styles.download} aria-label={downloadLabel}>
              <Download size={20} aria-hidden="true" />
              <span className={styles.downloadText}>{downloadLabel}</span>
            </a>
          ) : null}
          <IconButton label={messages.close} icon={<X size={24} />} variant="onDeep" onClick={onClose} />
        </div>
      </div>
      <div className={styles.stage}>
        {hasMore ? (
          <IconButton
            label={messages.previousPicture}
            icon={<BackChevron size={28} />}
            variant="onDeep"
            className={styles.previous}
            onClick={previous}
          />
        ) : null}
        <div ref={viewport} className={styles.viewport}>
          <div className={styles.track}>
            {images.map((each, at) => (
              <div key={each.url} className={styles.slide} inert={at !== place}>
                <Slide image={each} isShown={at === place} isNear={isBeside(at, place, count)} />
              </div>
            ))}
          </div>
        </div>
        {hasMore ? (
          <IconButton
            label={messages.nextPicture}
            icon={<ForwardChevron size={28} />}
            variant="onDeep"
            className={styles.next}
            onClick={next}
          />
        ) : null}
      </div>
      <p className={styles.caption} aria-hidden="true">
        {image?.alt}
      </p>
    </div>
  );
}

const isBeside = (at: number, place: number, count: number) => {
  const apart = Math.abs(at - place);
  return Math.min(apart, count - apart) <= 1;
};

interface SlideProps {
  readonly image: LightboxImage;
  readonly isShown: boolean;
  readonly isNear: boolean;
}

/** Loads its picture once it is next to the visible one, because mobile data costs money; then keeps it. */
function Slide({ image, isShown, isNear }: SlideProps) {
  const [isLoaded, setIsLoaded] = useState(isNear);
  if (isNear && !isLoaded) setIsLoaded(true);
  if (!isLoaded) return null;
  return (
    <Picture
      src={image.url}
      alt={image.alt}
      sources={image.sources}
      srcSet={image.srcSet}
      sizes="100vw"
      priority={isShown}
      className={styles.picture}
    />
  );
}
