import { Skeleton, Stack } from '@adire/ui';
import * as gallery from './Gallery.css.ts';
import * as styles from './PropertyView.css.ts';

/** The skeleton of a home: pictures, title, text, and the box next to it. */
export const PropertySkeleton = () => (
  <div aria-busy="true" className={styles.view}>
    <div className={styles.pictures}>
      <div className={gallery.alone}>
        <Skeleton height="100%" shape="block" />
      </div>
    </div>
    <Skeleton width="min(420px, 80%)" height="40px" />
    <div className={styles.columns}>
      <Stack gap={4}>
        <Skeleton width="40%" height="32px" />
        <Skeleton height="20px" />
        <Skeleton height="20px" />
        <Skeleton width="70%" height="20px" />
      </Stack>
      <Skeleton height="420px" shape="block" />
    </div>
  </div>
);
