import type { ReactNode } from 'react';

/** A place in a menu. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether one is there now. */
  readonly current?: boolean | undefined;
  /** More to hear than the label says. */
  readonly accessibleLabel?: string | undefined;
}
