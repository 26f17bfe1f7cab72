import type { ReactNode } from 'react';
import { Figure } from '../Figure/Figure.tsx';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { ForwardChevron } from '../private/readingDirection.tsx';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  readonly label: string;
  readonly value: string;
  readonly caption?: ReactNode | undefined;
  /** Makes the whole tile a link. */
  readonly href?: string | undefined;
}

/** A count with its label. */
export function StatTile({ label, value, caption, href }: StatTileProps) {
  const Link = useLinkComponent();
  const content = (
    <>
      <Figure value={value} size="l" as="span" />
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {caption === undefined ? null : <span className={styles.caption}>{caption}</span>}
      </span>
      {href === undefined ? null : <ForwardChevron size={20} className={styles.chevron} aria-hidden="true" />}
    </>
  );
  return href === undefined ? (
    <div className={styles.tile}>{content}</div>
  ) : (
    <Link href={href} className={styles.tile}>
      {content}
    </Link>
  );
}
