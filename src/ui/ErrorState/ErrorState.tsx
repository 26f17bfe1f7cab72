import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as blank from '../private/blankState.css.ts';
import * as styles from './ErrorState.css.ts';

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
    <div className={blank.blank} role="alert">
      <span className={styles.icon} aria-hidden="true">
        <CloudOff size={28} />
      </span>
      <div className={blank.words}>
        <Heading level={level} look={level === 3 ? 3 : 2}>
          {title}
        </Heading>
        {children === undefined ? null : <div className={blank.body}>{children}</div>}
      </div>
      {onRetry === undefined && action === undefined ? null : (
        <div className={blank.actions}>
          {onRetry === undefined ? null : (
            <Button variant="quiet" icon={<RotateCw size={18} />} onClick={onRetry} busy={busy}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
