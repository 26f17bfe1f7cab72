import type { ReactNode } from 'react';
import { type NavItem, NavLinks } from '../private/NavLinks.tsx';
import * as styles from './SideNav.css.ts';

export interface SideNavProps {
  /** The name of the landmark. */
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly footer?: ReactNode | undefined;
  readonly brand?: ReactNode | undefined;
}

/** The main menu at the side of wide screens; phones have `BottomNav`. */
export function SideNav({ label, items, footer, brand }: SideNavProps) {
  return (
    <nav aria-label={label} className={styles.side}>
      {brand === undefined ? null : <div className={styles.brand}>{brand}</div>}
      <NavList items={items} />
      {footer === undefined ? null : <div className={styles.end}>{footer}</div>}
    </nav>
  );
}

/** The rows of a `SideNav`, for use elsewhere: in a drawer, or in its footer. */
export const NavList = ({ items }: Pick<SideNavProps, 'items'>) => (
  <NavLinks items={items} linkStyles={styles} />
);
