import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  readonly children: ReactNode;
  readonly size?: keyof typeof styles.size | undefined;
  readonly tone?: keyof typeof styles.tone | undefined;
  readonly weight?: keyof typeof styles.weight | undefined;
  readonly as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong' | 'time' | undefined;
  /** Digits of equal width, for amounts in columns. */
  readonly tabular?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** Body text, in one of four sizes. */
export function Text({
  children,
  size = 'body',
  tone = 'ink',
  weight = 'text',
  as: Element = 'p',
  tabular = false,
  id,
  className,
}: TextProps) {
  return (
    <Element
      id={id}
      className={classNames(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        tabular && styles.tabular,
        className,
      )}
    >
      {children}
    </Element>
  );
}
