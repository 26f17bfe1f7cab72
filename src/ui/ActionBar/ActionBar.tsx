import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  readonly children: ReactNode;
  /**
   * `sticky`: at the foot of the window below the desktop's width, in its place on a desktop.
   * `phone`: over the foot of a phone's window, and nowhere else. `sticky` unless said otherwise.
   */
  readonly placement?: keyof typeof styles.placement | undefined;
  /** How a sticky one looks in its place on a desktop. `plain` unless said otherwise. */
  readonly onDesktop?: keyof typeof styles.onDesktop | undefined;
  /** Makes it a landmark. */
  readonly label?: string | undefined;
  /** Where it is placed in its layout on a desktop. */
  readonly className?: string | undefined;
}

/** The one thing to do next, under the thumb: on small screens it stays in sight, over the foot of the page. */
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
