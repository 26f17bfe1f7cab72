import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  readonly children: ReactNode;
  readonly onClear?: (() => void) | undefined;
  /** The accessible name of the remove button: `Clear price`. */
  readonly clearLabel?: string | undefined;
}

/** An applied value that can be removed. */
export function Chip({ children, onClear, clearLabel = 'Clear' }: ChipProps) {
  return (
    <span className={styles.chip}>
      {children}
      {onClear === undefined ? null : (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={onClear}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
