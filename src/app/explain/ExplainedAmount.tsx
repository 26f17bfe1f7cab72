import type { ReactNode } from 'react';
import type { Explanation } from '#domain/explanation.ts';
import { formatNaira } from '#domain/money.ts';
import * as styles from './Explained.css.ts';
import { ExplanationPopup } from './ExplanationPopup.tsx';

interface ExplainedAmountProps {
  readonly explanation: Explanation;
  /** The amount as it is shown, where that is not plain text. */
  readonly children?: ReactNode;
}

/** An amount in running text or in a table that opens to how it is worked out. */
export const ExplainedAmount = ({ explanation, children }: ExplainedAmountProps) => (
  <ExplanationPopup explanation={explanation} className={styles.amount}>
    {children ?? formatNaira(explanation.amountKobo)}
  </ExplanationPopup>
);
