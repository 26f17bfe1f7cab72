import type { AriaRole, ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { gap as gaps } from '../private/gap.css.ts';
import type { LayoutElement } from '../private/layoutElement.ts';
import type { SpaceName } from '../theme/scale.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  readonly children: ReactNode;
  /** The space between the children, in steps of 4 px. Defaults to 4. */
  readonly gap?: SpaceName | undefined;
  readonly align?: keyof typeof styles.align | undefined;
  readonly as?: LayoutElement | undefined;
  readonly id?: string | undefined;
  readonly role?: AriaRole | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
}

/** Items below each other. */
export function Stack({
  children,
  gap = 4,
  align = 'stretch',
  as: Element = 'div',
  className,
  ...rest
}: StackProps) {
  return (
    <Element className={classNames(styles.stack, styles.align[align], gaps[gap], className)} {...rest}>
      {children}
    </Element>
  );
}
