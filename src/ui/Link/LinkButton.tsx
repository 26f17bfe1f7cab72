import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Link.css.ts';

export interface LinkButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly tone?: keyof typeof styles.tone | undefined;
  /** Whether the content that it controls is expanded. Without it, the button opens a dialog. */
  readonly expanded?: boolean | undefined;
}

/** Text that opens something on this page: a button that looks like a link. */
export function LinkButton({ children, onClick, tone = 'brand', expanded }: LinkButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.link, styles.inText, styles.tone[tone])}
      {...(expanded === undefined ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': expanded })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
