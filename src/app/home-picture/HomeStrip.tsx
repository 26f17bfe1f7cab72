import { Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { HomePicture } from './HomePicture.tsx';
import * as styles from './HomeStrip.css.ts';

interface HomeStripProps {
  readonly contribution: Pick<Contribution, 'property' | 'unit' | 'targets'>;
}

/** The home and unit that a payment is for, in one row with its picture. */
export const HomeStrip = ({ contribution }: HomeStripProps) => (
  <div className={styles.strip}>
    <HomePicture contribution={contribution} priority />
    <div>
      <Text weight="strong">{contribution.property.title}</Text>
      <Text size="small" tone="ink2">
        {contribution.unit.name}
      </Text>
    </div>
  </div>
);
