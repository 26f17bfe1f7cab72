import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  readonly children: ReactNode;
  readonly onClear?: (() => void) | undefined;
  /** The page without the value. Renders the remove button as a link, which works without scripts. */
  readonly clearHref?: string | undefined;
  /** The accessible name of the remove button: `Clear price`. */
  readonly clearLabel?: string | undefined;
}

/** An applied value that can be removed. */
export function Chip({ children, onClear, clearHref, clearLabel }: ChipProps) {
  const { clear } = useMessages();
  const Link = useLinkComponent();
  return (
    <span className={styles.chip}>
      {children}
      {clearHref === undefined ? null : (
        <Link href={clearHref} className={styles.clear} aria-label={clearLabel ?? clear}>
          <X size={16} aria-hidden="true" />
        </Link>
      )}
      {onClear === undefined ? null : (
        <button type="button" className={styles.clear} aria-label={clearLabel ?? clear} onClick={onClear}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
