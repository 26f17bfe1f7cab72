import { Cloth, Heading, Text } from '@adire/ui';
import * as styles from './AuthPanel.css.ts';

export interface AuthPanelProps {
  readonly headline: string;
  readonly sentence: string;
}

const COLUMNS = 5;
const ROWS = 4;
const HOUSE = { column: 2, row: 1 } as const;

/** The branded left half: a cloth with one lit house, a headline and a sentence. */
export function AuthPanel({ headline, sentence }: AuthPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.cloth}>
        <Cloth columns={COLUMNS} rows={ROWS} lit={HOUSE} />
      </div>
      <div className={styles.words}>
        <div className={styles.headline}>
          <Heading level={1} as="p">
            {headline}
          </Heading>
        </div>
        <Text tone="onDeep2" className={styles.sentence}>
          {sentence}
        </Text>
      </div>
    </div>
  );
}
