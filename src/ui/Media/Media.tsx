import { useState } from 'react';
import { Motif } from '../Cloth/Motif.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Media.css.ts';

export interface MediaProps {
  /** Null shows the pale motif: there is no picture, or not yet. */
  readonly src: string | null;
  readonly alt: string;
  readonly ratio?: keyof typeof styles.ratio | undefined;
  readonly sizes?: string | undefined;
  readonly srcSet?: string | undefined;
  /** Loads at once: the picture that the page opens with. */
  readonly priority?: boolean | undefined;
  /** Shown until the picture is there: its dominant colour. */
  readonly color?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture in a frame of fixed shape, so that nothing jumps. A picture that fails leaves the motif. */
export function Media({
  src,
  alt,
  ratio = '4/3',
  sizes,
  srcSet,
  priority = false,
  color,
  className,
}: MediaProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isShown = src !== null && src !== failedSrc;
  return (
    <span
      className={classNames(styles.frame, styles.ratio[ratio], className)}
      style={color === undefined ? {} : { backgroundColor: color }}
      {...(isShown || alt === '' ? {} : { role: 'img', 'aria-label': alt })}
    >
      <Motif name="agbole" className={styles.motif} />
      {isShown ? (
        <img
          src={src}
          alt={alt}
          sizes={sizes}
          srcSet={srcSet}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          className={styles.picture}
          onError={() => setFailedSrc(src)}
        />
      ) : null}
    </span>
  );
}
