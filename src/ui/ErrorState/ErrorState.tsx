import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Heading } from '../Heading/Heading.tsx';

export interface ErrorStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly action?: ReactNode | undefined;
  readonly busy?: boolean | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
}

/** Something could not be shown: what, why, and the way on. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  action,
  busy,
  level = 2,
}: ErrorStateProps) {
  return (
    <div className={styles.empty} role="alert">
      <span className={styles.icon} aria-hidden="true">
        <CloudOff size={28} />
      </span>
      <div className={styles.words}>
        <Heading level={level} look={3}>
          {title}
        </Heading>
        {children === undefined ? null : <div className={styles.body}>{children}</div>}
      </div>
      <div className={styles.actions}>
        {onRetry === undefined ? null : (
          <Button variant="quiet" icon={<RotateCw size={18} />} onClick={onRetry} busy={busy}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
