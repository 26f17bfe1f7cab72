import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { InsideMain } from '../private/insideMain.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './AppShell.css.ts';

export interface AppShellProps {
  readonly topBar?: ReactNode | undefined;
  /** Where the top bar is shown. Use `phone` together with a side menu that has the brand. Defaults to `all`. */
  readonly topBarOn?: 'all' | 'phone' | undefined;
  readonly sideNav?: ReactNode | undefined;
  readonly bottomNav?: ReactNode | undefined;
  /** A line above the page, such as an offline notice. */
  readonly banner?: ReactNode | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode | undefined;
}

/** The frame of every page: skip link, bars, `main` and footer. */
export function AppShell({
  topBar,
  topBarOn = 'all',
  sideNav,
  bottomNav,
  banner,
  children,
  footer,
}: AppShellProps) {
  const messages = useMessages();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {messages.skipToContent}
      </a>
      <div className={styles.shell}>
        {sideNav}
        <div className={classNames(styles.column, bottomNav !== undefined && styles.aboveBar)}>
          {topBarOn === 'phone' ? <div className={styles.phoneOnly}>{topBar}</div> : topBar}
          {banner}
          <main id="main" tabIndex={-1} className={styles.main}>
            <InsideMain value={true}>{children}</InsideMain>
          </main>
          {footer}
        </div>
      </div>
      {bottomNav}
    </>
  );
}
