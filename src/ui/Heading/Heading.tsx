import type { ReactNode, Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  readonly level: 1 | 2 | 3;
  /** `p` looks like a heading but is not part of the outline, for a slogan. */
  readonly as?: 'p' | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  /** The size of the landing page's headline. */
  readonly display?: boolean | undefined;
  /** Its size, as that of another level. Defaults to `level`. */
  readonly look?: 1 | 2 | 3 | undefined;
  readonly tabIndex?: number | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A title. `level` is its position in the page's outline, `look` its size. */
export function Heading({ level, as, children, display = false, look = level, ref, ...rest }: HeadingProps) {
  const Element = as ?? elements[level];
  return (
    <Element
      className={classNames(styles.heading, display ? styles.display : styles.level[look])}
      {...rest}
      {...(ref === undefined ? {} : { ref })}
    >
      {children}
    </Element>
  );
}
