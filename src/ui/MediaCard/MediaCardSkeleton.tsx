import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './MediaCard.css.ts';

/** The placeholder of a `MediaCard`, as high as a card whose note has a quiet second line. */
export const MediaCardSkeleton = () => (
  <div aria-hidden="true" data-skeleton="card">
    <Skeleton shape="picture" />
    <div className={styles.facts}>
      <div className={styles.figureLine}>
        <Skeleton width="55%" height="22px" />
      </div>
      <div className={styles.note}>
        <div className={styles.line}>
          <Skeleton width="75%" />
        </div>
        <div className={styles.smallLine}>
          <Skeleton width="50%" />
        </div>
      </div>
      <div className={styles.title}>
        <div className={styles.line}>
          <Skeleton width="45%" />
        </div>
      </div>
      <div className={styles.quiet}>
        <div className={styles.line}>
          <Skeleton width="65%" />
        </div>
      </div>
    </div>
  </div>
);
