import { Skeleton, Spinner, Text } from '@adire/ui';
import * as styles from './modelView.css.ts';

/** Over the frame until there is something to see. */
export function ModelComes() {
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <Text size="small" tone="ink2">
        Building the 3D model
      </Text>
    </div>
  );
}

/** The place of the floors' chips. */
export const LiftComes = () => (
  <div className={styles.lift} aria-hidden="true">
    <Skeleton width="6rem" />
    <Skeleton width="min(100%, 20rem)" height={44} shape="block" />
  </div>
);
