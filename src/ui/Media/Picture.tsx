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
  /** Better formats than `src` has, the best first: the browser takes the first that it can show. */
  readonly sources?: readonly PictureSource[] | undefined;
  readonly srcSet?: string | undefined;
  /** How wide it is shown, so that the browser can choose before it knows the layout. */
  readonly sizes?: string | undefined;
  /** Loads at once, and before others: the picture that the page opens with. */
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onError?: (() => void) | undefined;
}

/** A picture in the best format and width for whoever looks. It fades in, unless it opens the page. */
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
    // Another picture is another element: what was shown before must not stand under the new name.
    <picture key={src} className={styles.contents}>
      {sources.map(({ type, srcSet: ofType }) => (
        <source key={type} type={type} srcSet={ofType} sizes={sizes} className={styles.source} />
      ))}
      <img
        ref={priority ? undefined : hideUntilLoaded}
        src={src}
        alt={alt}
        sizes={sizes}
        srcSet={srcSet}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={classNames(styles.image, className)}
        onLoad={show}
        onError={onError}
      />
    </picture>
  );
}

/** Only by script, and only what is not there yet: without script, or from the cache, it is simply seen. */
function hideUntilLoaded(image: HTMLImageElement | null): void {
  if (image && !image.complete) image.dataset.state = 'loading';
}

function show({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (currentTarget.dataset.state === 'loading') currentTarget.dataset.state = 'shown';
}
