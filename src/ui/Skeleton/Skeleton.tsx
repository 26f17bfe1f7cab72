import { classNames } from '../private/classNames.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** In px, or any CSS length. */
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly shape?: keyof typeof styles.shape | undefined;
}

/** A placeholder in the size of content that is loading. Decoration: set `aria-busy` on the region around it. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles.shape[shape])}
      style={{ ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }}
      aria-hidden="true"
    />
  );
}
