import { Skeleton, Stack } from '@adire/ui';
import * as styles from './PropertyCardSkeleton.css.ts';

/** A card whose home is being fetched: the same picture and the same lines. */
export const PropertyCardSkeleton = () => (
  <div aria-hidden="true" data-skeleton="card">
    <Skeleton shape="picture" />
    <div className={styles.facts}>
      <Stack gap={2}>
        <Skeleton width="55%" height="22px" />
        <Skeleton width="75%" height="16px" />
        <Skeleton width="45%" height="18px" />
        <Skeleton width="65%" height="16px" />
      </Stack>
    </div>
  </div>
);
