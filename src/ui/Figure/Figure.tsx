import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Figure.css.ts';

export interface FigureProps {
  /** The number as text: `₦312,500`, `₦833,333.34`, `15`. */
  readonly value: string;
  readonly size?: keyof typeof styles.size | undefined;
  /** What the number means: `a month for 24 months`. */
  readonly caption?: ReactNode | undefined;
  /** A small button next to the number, such as one that explains it. */
  readonly action?: ReactNode | undefined;
  readonly as?: 'div' | 'span' | 'p' | 'dd' | undefined;
}

/** A leading minus and ₦, the whole part, and decimals if there are any. */
const parts = /^([−-]?)(₦?)(.*?)(\.\d+)?$/;

/** A large number in the font of the headings; its ₦ is lighter, its decimals are smaller. */
export function Figure({ value, size = 'l', caption, action, as: Element = 'div' }: FigureProps) {
  const [, minus, sign, whole, decimals] = parts.exec(value) ?? [null, '', '', value, undefined];
  const number = (
    <span className={classNames(styles.number, styles.size[size])}>
      {minus}
      {sign ? <span className={styles.sign}>{sign}</span> : null}
      {whole}
      {decimals ? <span className={styles.decimals}>{decimals}</span> : null}
    </span>
  );
  return (
    <Element className={styles.figure}>
      {action === undefined ? (
        number
      ) : (
        <span className={styles.withAction}>
          {number}
          {action}
        </span>
      )}
      {caption === undefined ? null : (
        <span className={classNames(styles.caption, (size === 'xl' || size === 'hero') && styles.captionXl)}>
          {caption}
        </span>
      )}
    </Element>
  );
}
