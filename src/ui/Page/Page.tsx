import { type ReactNode, use } from 'react';
import { classNames } from '../private/classNames.ts';
import { InsideMain } from '../private/insideMain.ts';
import * as styles from './Page.css.ts';

export interface PageProps {
  readonly children: ReactNode;
  readonly width?: keyof typeof styles.width | undefined;
  readonly className?: string | undefined;
  /** Makes it the document's `main` where no `AppShell` around it has one. Defaults to false. */
  readonly main?: boolean | undefined;
}

/** The page's margin and its maximum width. */
export function Page({ children, width = 'page', className, main = false }: PageProps) {
  const isInsideMain = use(InsideMain);
  const Element = main && !isInsideMain ? 'main' : 'div';
  return <Element className={classNames(styles.page, styles.width[width], className)}>{children}</Element>;
}
