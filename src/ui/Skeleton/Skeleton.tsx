import { classNames } from '../private/classNames.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Px, or any CSS length. */
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly shape?: keyof typeof styles.shape | undefined;
}

/** The place of something that is on its way, in its size. Decoration: the region around it says `aria-busy`. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles.shape[shape])}
      style={{ ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }}
      aria-hidden="true"
    />
  );
}
