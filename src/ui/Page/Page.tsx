import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Page.css.ts';

export interface PageProps {
  readonly children: ReactNode;
  readonly width?: keyof typeof styles.width | undefined;
  readonly className?: string | undefined;
}

/** The page's margin and its maximum width. */
export function Page({ children, width = 'page', className }: PageProps) {
  return <div className={classNames(styles.page, styles.width[width], className)}>{children}</div>;
}
