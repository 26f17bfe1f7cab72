import { type ReactNode, useSyncExternalStore } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './NavBar.css.ts';

export interface NavBarProps {
  readonly brand: ReactNode;
  /** Before the brand: the menu button. */
  readonly start?: ReactNode | undefined;
  readonly end?: ReactNode | undefined;
  readonly search?: ReactNode | undefined;
  /** No border until the page is scrolled. */
  readonly bare?: boolean | undefined;
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** The top bar: the menu button, the brand, a search, the visitor's items. It stays visible while scrolling, except in a low window. */
export function NavBar({ brand, start, end, search, bare = false }: NavBarProps) {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > 4,
    () => false,
  );
  return (
    <header className={classNames(styles.bar, bare && styles.bare)} data-scrolled={isScrolled || undefined}>
      {start === undefined ? null : <div className={styles.start}>{start}</div>}
      <div className={styles.brand}>{brand}</div>
      {search === undefined ? null : <div className={styles.search}>{search}</div>}
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </header>
  );
}
