import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import type { NavItem } from '../private/navTypes.ts';
import * as styles from './SideNav.css.ts';

export interface SideNavProps {
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly footer?: ReactNode | undefined;
  readonly brand?: ReactNode | undefined;
}

/** The menu at the side of wide screens; phones have the bottom bar. */
export function SideNav({ label, items, footer, brand }: SideNavProps) {
  return (
    <nav aria-label={label} className={styles.side}>
      {brand === undefined ? null : <div className={styles.brand}>{brand}</div>}
      <NavList items={items} />
      {footer === undefined ? null : <div className={styles.end}>{footer}</div>}
    </nav>
  );
}

/** The same rows elsewhere: in a drawer, at the foot of the side menu. */
export function NavList({ items }: Pick<SideNavProps, 'items'>) {
  const Link = useLinkComponent();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            className={styles.link}
            aria-current={item.current ? 'page' : undefined}
            aria-label={item.accessibleLabel}
          >
            <span className={styles.icon} aria-hidden="true">
              {item.icon}
            </span>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
