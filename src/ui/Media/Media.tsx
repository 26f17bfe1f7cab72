import { useState } from 'react';
import { Motif } from '../Cloth/Motif.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Media.css.ts';
import { Picture, type PictureProps } from './Picture.tsx';

export interface MediaProps extends Omit<PictureProps, 'src' | 'onError'> {
  /** Null shows the pale motif instead of a picture. */
  readonly src: string | null;
  readonly ratio?: keyof typeof styles.ratio | undefined;
  /** The placeholder until the picture has loaded: its dominant colour. */
  readonly color?: string | undefined;
}

/** A picture in a frame with a fixed aspect ratio. If it fails to load, the motif stays. */
export function Media({ src, alt, ratio = '4/3', color, className, ...picture }: MediaProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isShown = src !== null && src !== failedSrc;
  const isColored = isShown && color !== undefined;
  return (
    <span
      className={classNames(styles.frame, styles.ratio[ratio], className)}
      style={isColored ? { backgroundColor: color } : {}}
      {...(isShown || alt === '' ? {} : { role: 'img', 'aria-label': alt })}
    >
      <Motif name="agbole" className={classNames(styles.motif, isColored && styles.motifOnColor)} />
      {isShown ? (
        <Picture
          {...picture}
          src={src}
          alt={alt}
          className={styles.picture}
          onError={() => setFailedSrc(src)}
        />
      ) : null}
    </span>
  );
}
