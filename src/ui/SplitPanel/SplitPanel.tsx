import type { ReactNode } from 'react';
import * as styles from './SplitPanel.css.ts';

export interface SplitPanelProps {
  /** The left half, on a deep background. Hidden on phones, also on their side, so nothing essential may be there only. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** A page in two halves: the brand panel and the task. */
export function SplitPanel({ panel, children }: SplitPanelProps) {
  return (
    <div className={styles.split}>
      <aside className={styles.panel}>{panel}</aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
