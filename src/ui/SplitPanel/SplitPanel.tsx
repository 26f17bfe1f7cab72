import type { ReactNode } from 'react';
import * as styles from './SplitPanel.css.ts';

export interface SplitPanelProps {
  /** The left half, on a deep ground. Hidden on phones, so nothing essential may be there only. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** Two halves of a page: what the product is about, and the task. */
export function SplitPanel({ panel, children }: SplitPanelProps) {
  return (
    <div className={styles.split}>
      <aside className={styles.panel}>{panel}</aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
