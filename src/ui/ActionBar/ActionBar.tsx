import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  readonly children: ReactNode;
  /**
   * `sticky`: at the bottom of the window below the desktop breakpoint, part of the layout on a desktop.
   * `phone`: at the bottom of a phone's window only. Defaults to `sticky`.
   */
  readonly placement?: keyof typeof styles.placement | undefined;
  /** The look of a `sticky` bar on a desktop. Defaults to `plain`. */
  readonly onDesktop?: keyof typeof styles.onDesktop | undefined;
  /** Makes it a landmark. */
  readonly label?: string | undefined;
  /** Positions it in the layout on a desktop. */
  readonly className?: string | undefined;
}

/** The main action of a page; on small screens it stays visible at the bottom of the window. */
export function ActionBar({
  children,
  placement = 'sticky',
  onDesktop = 'plain',
  label,
  className,
}: ActionBarProps) {
  const Element = label === undefined ? 'div' : 'aside';
  return (
    <Element
      aria-label={label}
      data-bottom-bar
      className={classNames(
        styles.placement[placement],
        placement === 'sticky' && styles.onDesktop[onDesktop],
        className,
      )}
    >
      {children}
    </Element>
  );
}
