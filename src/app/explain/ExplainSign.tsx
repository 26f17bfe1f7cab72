import { Equal } from 'lucide-react';
import type { Explanation } from '#domain/derivation/explanation.ts';
import * as styles from './Explained.css.ts';
import { ExplanationPopup } from './ExplanationPopup.tsx';

interface ExplainSignProps {
  readonly explanation: Explanation;
  /** What the figure belongs to, where several are compared: `Plan B`. */
  readonly owner?: string | undefined;
}

/** The icon button next to a large figure that opens its calculation. */
export const ExplainSign = ({ explanation, owner }: ExplainSignProps) => (
  <ExplanationPopup explanation={explanation} owner={owner} className={styles.sign}>
    <Equal size={15} strokeWidth={2.5} aria-hidden="true" />
  </ExplanationPopup>
);
