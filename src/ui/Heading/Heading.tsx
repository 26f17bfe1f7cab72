import type { ReactNode, Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  readonly level: 1 | 2 | 3;
  /** `p` looks like it, and is no part of the outline: a motto. */
  readonly as?: 'p' | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  /** The hero's size. One on a site. */
  readonly display?: boolean | undefined;
  /** How large it looks, where that differs from its level. */
  readonly look?: 1 | 2 | 3 | undefined;
  readonly tabIndex?: number | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A title. Its level is the page's outline, its look is the eye's. */
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
