import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { type NoticeTone, toneIcons } from '../private/toneIcons.ts';
import * as styles from './ToastRegion.css.ts';

export interface Toast {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly message: ReactNode;
  /** Plays the exit; the owner takes it away 195 ms later. */
  readonly leaving?: boolean | undefined;
}

export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  readonly label?: string | undefined;
}

/** How long the exit lasts, in milliseconds. */
export const TOAST_EXIT_MS = 195;

/**
 * What has just happened, at the bottom left. Both live regions are there before any toast is, as screen readers
 * need; a critical toast interrupts.
 */
export function ToastRegion({ toasts, onDismiss, label = 'Messages' }: ToastRegionProps) {
  const isCritical = (toast: Toast) => toast.tone === 'critical';
  return (
    <section className={styles.region} aria-label={label}>
      <div className={styles.lane} role="log" aria-live="polite" aria-relevant="additions text">
        {toasts
          .filter((toast) => !isCritical(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
          ))}
      </div>
      <div className={styles.lane} role="alert" aria-live="assertive" aria-relevant="additions text">
        {toasts.filter(isCritical).map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({
  toast,
  onDismiss,
}: {
  readonly toast: Toast;
  readonly onDismiss: (id: string) => void;
}) {
  const Icon = toneIcons[toast.tone];
  return (
    <div
      className={classNames(styles.toast, styles.tone[toast.tone])}
      data-leaving={toast.leaving || undefined}
    >
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <div className={styles.message}>{toast.message}</div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Dismiss"
        onClick={() => onDismiss(toast.id)}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
