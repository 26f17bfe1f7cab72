import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { type NoticeTone, toneIcons } from '../private/toneIcons.ts';
import * as styles from './Toast.css.ts';

export interface Toast {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly message: ReactNode;
  /** Plays the exit; the owner takes it away `TOAST_EXIT_MS` later. */
  readonly leaving?: boolean | undefined;
}

export interface ToastRegionProps {
  /** The oldest first. How many there are and how long each stays is the owner's to say. */
  readonly toasts: readonly Toast[];
  /** By its button, by a swipe to the left, or by Escape. */
  readonly onDismiss: (id: string) => void;
  readonly label?: string | undefined;
}

/** How long the exit lasts, in milliseconds. */
export const TOAST_EXIT_MS = 195;

/** What has just happened, at the bottom left. A critical toast interrupts whoever listens; F8 leads to the list. */
export function ToastRegion({ toasts, onDismiss, label = 'Messages' }: ToastRegionProps) {
  return (
    <RadixToast.Provider label="Message" duration={Number.POSITIVE_INFINITY} swipeDirection="left">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
      <RadixToast.Viewport className={styles.region} label={`${label} ({hotkey})`} />
    </RadixToast.Provider>
  );
}

/** A dialog that opens later takes the pointer from what lies below it, but not from a toast. */
const ALWAYS_IN_REACH = { pointerEvents: 'auto' } as const;

function ToastCard({
  toast,
  onDismiss,
}: {
  readonly toast: Toast;
  readonly onDismiss: (id: string) => void;
}) {
  const Icon = toneIcons[toast.tone];
  return (
    <RadixToast.Root
      className={classNames(styles.toast, styles.tone[toast.tone])}
      style={ALWAYS_IN_REACH}
      type={toast.tone === 'critical' ? 'foreground' : 'background'}
      open={toast.leaving !== true}
      onOpenChange={() => onDismiss(toast.id)}
    >
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <RadixToast.Description className={styles.message}>{toast.message}</RadixToast.Description>
      <RadixToast.Close className={styles.dismiss} aria-label="Dismiss">
        <X size={18} aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
