import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './MediaCard.css.ts';

export interface MediaCardProps {
  /** A `Media`, or a component that renders one. */
  readonly media: ReactNode;
  readonly href: string;
  readonly title: string;
  /** The level of the title: one below the heading above the cards. Defaults to 3. */
  readonly headingLevel?: 2 | 3 | undefined;
  /** The figure by which the cards are compared: a `Figure` of size `m`. */
  readonly figure: ReactNode;
  /** Next to the figure: `3 beds`. */
  readonly aside?: ReactNode | undefined;
  /** One line that explains the figure. */
  readonly note?: ReactNode | undefined;
  /** Below the title: the address, the owner. */
  readonly meta?: ReactNode | undefined;
  /** A `Badge` over the picture's lower corner. It can appear later without shifting the layout. */
  readonly badge?: ReactNode | undefined;
  /** A button over the picture's corner. It is not part of the link. */
  readonly action?: ReactNode | undefined;
}

/** An item of a visual list: picture, figure, title. The whole card is a link. */
export function MediaCard({
  media,
  href,
  title,
  headingLevel = 3,
  figure,
  aside,
  note,
  meta,
  badge,
  action,
}: MediaCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {media}
        {badge === undefined ? null : <div className={styles.badge}>{badge}</div>}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
      <div className={styles.facts}>
        <div className={styles.first}>
          {figure}
          {aside === undefined ? null : <span className={styles.quiet}>{aside}</span>}
        </div>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        <Title className={styles.title}>
          <Link href={href} tone="plain" className={styles.cover}>
            {title}
          </Link>
        </Title>
        {meta === undefined ? null : <p className={styles.quiet}>{meta}</p>}
      </div>
    </article>
  );
}
