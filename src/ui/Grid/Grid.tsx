import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { gap as gaps } from '../private/gap.css.ts';
import type { LayoutElement } from '../private/layoutElement.ts';
import type { SpaceName } from '../theme/scale.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  readonly children: ReactNode;
  /** The minimum width of a column in px; as many columns as fit are used. */
  readonly minColumnPx: number;
  readonly gap?: SpaceName | undefined;
  readonly as?: LayoutElement | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

/** Equal columns, as many as fit. */
export function Grid({ children, minColumnPx, gap = 6, as: Element = 'div', className, ...rest }: GridProps) {
  return (
    <Element
      className={classNames(styles.grid, gaps[gap], className)}
      style={assignInlineVars({ [styles.minColumn]: `${minColumnPx}px` })}
      {...rest}
    >
      {children}
    </Element>
  );
}
