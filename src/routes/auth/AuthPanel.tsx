import { Cloth } from '@adire/ui';
import * as styles from './AuthPanel.css.ts';

export interface AuthPanelProps {
  readonly headline: string;
  readonly sentence: string;
}

const COLUMNS = 5;
const ROWS = 4;
const HOUSE = { column: 2, row: 1 } as const;

/** The branded left half: a cloth with one lit house, and a sentence below it. */
export function AuthPanel({ headline, sentence }: AuthPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.cloth}>
        <Cloth columns={COLUMNS} rows={ROWS} lit={HOUSE} />
      </div>
      <div className={styles.words}>
        <p className={styles.headline}>{headline}</p>
        <p className={styles.sentence}>{sentence}</p>
      </div>
    </div>
  );
}
