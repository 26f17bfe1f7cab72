import { type NavItem, NavLinks } from '../private/NavLinks.tsx';
import * as styles from './BottomNav.css.ts';

export interface BottomNavProps {
  /** The name of the landmark. */
  readonly label: string;
  /** Five at most. */
  readonly items: readonly NavItem[];
}

/** The main menu of a phone, fixed to the bottom of the window. */
export const BottomNav = ({ label, items }: BottomNavProps) => (
  <nav aria-label={label} data-bottom-bar className={styles.bar}>
    <NavLinks items={items} linkStyles={styles} />
  </nav>
);
