import { Equal } from 'lucide-react';
import type { Explanation } from '#domain/explanation.ts';
import * as styles from './Explained.css.ts';
import { ExplanationPopup } from './ExplanationPopup.tsx';

interface ExplainSignProps {
  readonly explanation: Explanation;
}

/** The sign beside a large figure that opens to how it is worked out. */
export const ExplainSign = ({ explanation }: ExplainSignProps) => (
  <ExplanationPopup explanation={explanation} className={styles.sign}>
    <Equal size={15} strokeWidth={2.5} aria-hidden="true" />
  </ExplanationPopup>
);
