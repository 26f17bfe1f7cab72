import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './MediaCard.css.ts';

/** The placeholder of a `MediaCard`, with the same layout. */
export const MediaCardSkeleton = () => (
  <div aria-hidden="true" data-skeleton="card">
    <Skeleton shape="picture" />
    <div className={styles.facts}>
      <Skeleton width="55%" height="22px" />
      <Skeleton width="75%" height="16px" />
      <Skeleton width="45%" height="18px" />
      <Skeleton width="65%" height="16px" />
    </div>
  </div>
);
