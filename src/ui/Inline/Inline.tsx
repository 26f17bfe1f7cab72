import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { gap as gaps } from '../private/gap.css.ts';
import type { LayoutElement } from '../private/layoutElement.ts';
import type { SpaceName } from '../theme/scale.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  readonly children: ReactNode;
  readonly gap?: SpaceName | undefined;
  readonly align?: keyof typeof styles.align | undefined;
  readonly justify?: keyof typeof styles.justify | undefined;
  /** Whether items that do not fit wrap onto the next line. Defaults to true. */
  readonly wrap?: boolean | undefined;
  readonly as?: LayoutElement | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

/** Items side by side. */
export function Inline({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  className,
  ...rest
}: InlineProps) {
  return (
    <Element
      className={classNames(
        styles.inline,
        wrap && styles.wrap,
        styles.align[align],
        styles.justify[justify],
        gaps[gap],
        className,
      )}
      {...rest}
    >
      {children}
    </Element>
  );
}
