import { useLinkComponent } from '../Link/LinkProvider.tsx';
import type { NavItem } from '../private/navTypes.ts';
import * as styles from './BottomNav.css.ts';

export interface BottomNavProps {
  readonly label: string;
  /** Five at most. */
  readonly items: readonly NavItem[];
}

/** The menu under a phone's thumb. */
export function BottomNav({ label, items }: BottomNavProps) {
  const Link = useLinkComponent();
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
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
    </nav>
  );
}
