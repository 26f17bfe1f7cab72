import type { ReactNode } from 'react';
import * as styles from './Panel.css.ts';

/** A section of a panel under a small heading. */
export function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  );
}
