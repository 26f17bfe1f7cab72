import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  readonly children: ReactNode;
  readonly title?: ReactNode | undefined;
  /** A link or a button next to the title. */
  readonly action?: ReactNode | undefined;
  readonly level?: 2 | 3 | undefined;
  /** The size of the title, as a heading level: 3 in a card. Defaults to `level`. */
  readonly look?: 2 | 3 | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A part of a page. With a title it is a landmark with that name. */
export function Section({ children, title, action, level = 2, look = level, id, className }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.section, look === 3 && styles.small, className)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title === undefined && action === undefined ? null : (
        <div className={styles.head}>
          {title === undefined ? null : (
            <Heading level={level} look={look} id={titleId}>
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
