import type { SyntheticEvent } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Picture.css.ts';

/** A picture in one format, in several widths. */
export interface PictureSource {
  /** `image/avif`. */
  readonly type: string;
  /** `/1-480.avif 480w, /1-960.avif 960w`. */
  readonly srcSet: string;
}

export interface PictureProps {
  readonly src: string;
  readonly alt: string;
  /** Better formats than that of `src`, best first: the browser uses the first one that it supports. */
  readonly sources?: readonly PictureSource[] | undefined;
  readonly srcSet?: string | undefined;
  /** The displayed width, so that the browser can choose a source before the layout is known. */
  readonly sizes?: string | undefined;
  /** Loads eagerly and with high priority. For the first picture of a page. */
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onError?: (() => void) | undefined;
}

/** A picture in the best format and width that the browser supports. It fades in, unless it has priority. */
export function Picture({
  src,
  alt,
  sources = [],
  srcSet,
  sizes,
  priority = false,
  className,
  onError,
}: PictureProps) {
  return (
    // A new element for each picture, so that the previous one is never shown with the new `alt`.
    <picture key={src} className={styles.contents}>
      {sources.map(({ type, srcSet: ofType }) => (
        <source key={type} type={type} srcSet={ofType} sizes={sizes} className={styles.source} />
      ))}
      <img
        ref={(image) => {
          // On a page that the server rendered, the picture may have failed before the listener was attached.
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => onError?.());
          else if (!priority) hideUntilLoaded(image);
        }}
        src={src}
        alt={alt}
        sizes={sizes}
        srcSet={srcSet}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={classNames(styles.image, className)}
        onLoad={show}
        onError={(event) => {
          show(event);
          onError?.();
        }}
      />
    </picture>
  );
}

/** Hides pictures that are still loading. Without scripts, or from the cache, they are visible immediately. */
function hideUntilLoaded(image: HTMLImageElement | null): void {
  if (image && !image.complete) image.dataset.state = 'loading';
}

function show({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (currentTarget.dataset.state === 'loading') currentTarget.dataset.state = 'shown';
}
