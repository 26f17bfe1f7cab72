import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/LinkProvider.tsx';

/** A destination in a menu. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether it is the current page. */
  readonly current?: boolean | undefined;
  /** Replaces the label for screen readers: `Saved, 6 items`. */
  readonly accessibleLabel?: string | undefined;
}

interface NavLinksProps {
  readonly items: readonly NavItem[];
  readonly linkStyles: {
    readonly list: string;
    readonly item?: string;
    readonly link: string;
    readonly icon: string;
  };
}

/** The links of a menu, each with its icon; the current one is marked. */
export function NavLinks({ items, linkStyles }: NavLinksProps) {
  const Link = useLinkComponent();
  return (
    <ul className={linkStyles.list}>
      {items.map((item) => (
        <li key={item.href} className={linkStyles.item}>
          <Link
            href={item.href}
            className={linkStyles.link}
            aria-current={item.current ? 'page' : undefined}
            aria-label={item.accessibleLabel}
          >
            <span className={linkStyles.icon} aria-hidden="true">
              {item.icon}
            </span>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
