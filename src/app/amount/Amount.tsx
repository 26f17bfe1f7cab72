import { formatNaira, type Kobo } from '#domain/money.ts';
import * as styles from './Amount.css.ts';

interface AmountProps {
  readonly amountKobo: Kobo;
}

/** An amount in running text, `₦12,500,000`, that never wraps. */
export const Amount = ({ amountKobo }: AmountProps) => (
  <span className={styles.amount}>{formatNaira(amountKobo)}</span>
);
