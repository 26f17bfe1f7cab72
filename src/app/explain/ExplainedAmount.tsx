import type { ReactNode } from 'react';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { formatNaira } from '#domain/money.ts';
import * as styles from './Explained.css.ts';
import { ExplanationPopup } from './ExplanationPopup.tsx';

interface ExplainedAmountProps {
  readonly explanation: Explanation;
  /** What the amount belongs to, where several are compared: `Plan B`. */
  readonly owner?: string | undefined;
  /** Replaces the formatted amount. */
  readonly children?: ReactNode;
}

/** An amount in running text or in a table that opens its calculation. */
export const ExplainedAmount = ({ explanation, owner, children }: ExplainedAmountProps) => (
  <ExplanationPopup explanation={explanation} owner={owner} className={styles.amount}>
    {children ?? formatNaira(explanation.amountKobo)}
  </ExplanationPopup>
);
