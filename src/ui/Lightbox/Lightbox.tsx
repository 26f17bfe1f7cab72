import * as RadixDialog from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureProps } from '../Media/Picture.tsx';
import { useReturnFocus } from '../private/useReturnFocus.ts';
import { useScrollLock } from '../private/useScrollLock.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Lightbox.css.ts';

export interface LightboxImage extends Pick<PictureProps, 'sources' | 'srcSet'> {
  readonly url: string;
  readonly alt: string;
}

export interface LightboxProps {
  readonly images: readonly LightboxImage[];
  /** The picture to open at, from 0; null is closed. */
  readonly openAt: number | null;
  readonly onClose: () => void;
  readonly label?: string | undefined;
  /** Offers each picture as a download, in these words. */
  readonly downloadLabel?: string | undefined;
}

const SWIPE_PX = 48;

/** Pictures over the whole screen. Arrow keys and swipes move, Escape closes. */
export function Lightbox({ images, openAt, onClose, label = 'Pictures', downloadLabel }: LightboxProps) {
  const isOpen = openAt !== null;
  useScrollLock(isOpen);
  const returnFocus = useReturnFocus(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <RadixDialog.Portal>
        <RadixDialog.Content asChild onCloseAutoFocus={returnFocus} aria-describedby={undefined}>
          <div className={styles.ground}>
            <VisuallyHidden>
              <RadixDialog.Title>{label}</RadixDialog.Title>
            </VisuallyHidden>
            <Stage
              key={openAt}
              images={images}
              startAt={openAt ?? 0}
              onClose={onClose}
              downloadLabel={downloadLabel}
            />
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface StageProps {
  readonly images: readonly LightboxImage[];
  readonly startAt: number;
  readonly onClose: () => void;
  readonly downloadLabel: string | undefined;
}

function Stage({ images, startAt, onClose, downloadLabel }: StageProps) {
  const [place, setPlace] = useState(startAt);
  const touchStart = useRef<number | null>(null);
  const image = images[place];
  const hasMore = images.length > 1;
  const move = (by: number) => setPlace((now) => (now + by + images.length) % images.length);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  const lift = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (Math.abs(moved) > SWIPE_PX) move(moved < 0 ? 1 : -1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes for the buttons inside.
    <div
      className={styles.contents}
      onKeyDown={press}
      onTouchStart={(event) => {
        touchStart.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={lift}
    >
      <div className={styles.bar}>
        <span role="status">{`${place + 1} / ${images.length}`}</span>
        <div className={styles.buttons}>
          {image && downloadLabel !== undefined ? (
            <a href={image.url} download className={styles.download}>
              <Download size={20} aria-hidden="true" />
              {downloadLabel}
            </a>
          ) : null}
          <IconButton label="Close" icon={<X size={24} />} variant="onDeep" onClick={onClose} />
        </div>
      </div>
      <div className={styles.stage}>
        {hasMore ? (
          <IconButton
            label="Previous picture"
            icon={<ChevronLeft size={28} />}
            variant="onDeep"
            className={styles.previous}
            onClick={() => move(-1)}
          />
        ) : null}
        {image ? (
          <Picture
            src={image.url}
            alt={image.alt}
            sources={image.sources}
            srcSet={image.srcSet}
            sizes="100vw"
            priority
            className={styles.picture}
          />
        ) : null}
        {hasMore ? (
          <IconButton
            label="Next picture"
            icon={<ChevronRight size={28} />}
            variant="onDeep"
            className={styles.next}
            onClick={() => move(1)}
          />
        ) : null}
      </div>
      <p className={styles.caption} aria-hidden="true">
        {image?.alt}
      </p>
    </div>
  );
}
