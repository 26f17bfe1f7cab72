import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import type { LayoutElement } from '../private/layoutElement.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  readonly children: ReactNode;
  readonly as?: LayoutElement | undefined;
  /** `none` is for pictures and lists that reach the edge. Defaults to `normal`. */
  readonly padding?: keyof typeof styles.padding | undefined;
  readonly tone?: keyof typeof styles.tone | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
}

/** A surface with a thin border. */
export function Card({
  children,
  as: Element = 'div',
  padding = 'normal',
  tone = 'plain',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      className={classNames(styles.card, styles.padding[padding], styles.tone[tone], className)}
      {...rest}
    >
      {children}
    </Element>
  );
}
