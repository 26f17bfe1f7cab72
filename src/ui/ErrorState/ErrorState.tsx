import { CloudAlert, type LucideIcon, RotateCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as blank from '../private/blankState.css.ts';
import { classNames } from '../private/classNames.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './ErrorState.css.ts';

/** `offline`: the only problem is that the device has no network. */
export type ErrorCause = 'failed' | 'offline';

const icons: Record<ErrorCause, LucideIcon> = { failed: CloudAlert, offline: WifiOff };

export interface ErrorStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode | undefined;
  /** Defaults to `failed`. */
  readonly cause?: ErrorCause | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly action?: ReactNode | undefined;
  readonly busy?: boolean | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
}

/** Replaces content that failed to load: what failed, why, and what to do next. */
export function ErrorState({
  title,
  children,
  cause = 'failed',
  onRetry,
  retryLabel,
  action,
  busy,
  level = 2,
}: ErrorStateProps) {
  const { tryAgain } = useMessages();
  const Icon = icons[cause];
  return (
    <div className={blank.blank} role="alert" data-cause={cause}>
      <span className={classNames(styles.icon, styles.cause[cause])} aria-hidden="true">
        <Icon size={28} />
      </span>
      <div className={blank.text}>
        <Heading level={level} look={level === 3 ? 3 : 2}>
          {title}
        </Heading>
        {children === undefined ? null : <div className={blank.body}>{children}</div>}
      </div>
      {onRetry === undefined && action === undefined ? null : (
        <div className={blank.actions}>
          {onRetry === undefined ? null : (
            <Button variant="quiet" icon={<RotateCw size={18} />} onClick={onRetry} busy={busy}>
              {retryLabel ?? tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
