import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { type NoticeTone, toneIcons } from '../private/toneIcons.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './Toast.css.ts';

export interface Toast {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly message: ReactNode;
  /** Plays the exit animation, `motion.toastOut`; the owner removes the toast afterwards. */
  readonly leaving?: boolean | undefined;
}

export interface ToastRegionProps {
  /** Oldest first. The owner limits their number and duration. */
  readonly toasts: readonly Toast[];
  /** Called on its button, a swipe to the left, or Escape. */
  readonly onDismiss: (id: string) => void;
  /** The pointer or the focus is on a toast, or the window lost focus: pause their timers until `onReadingEnd`. */
  readonly onReadingStart?: (() => void) | undefined;
  readonly onReadingEnd?: (() => void) | undefined;
  readonly label?: string | undefined;
}

/** Messages about what just happened, at the bottom left. A critical one is assertive; F8 focuses the list. */
export function ToastRegion({ toasts, onDismiss, label, ...reading }: ToastRegionProps) {
  const messages = useMessages();
  // Radix stays paused if the last toast is removed under the pointer, so the provider unmounts with it.
  if (toasts.length === 0) return null;
  return (
    <RadixToast.Provider label={messages.toast} duration={Number.POSITIVE_INFINITY} swipeDirection="left">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} {...reading} />
      ))}
      <RadixToast.Viewport className={styles.region} label={`${label ?? messages.toasts} ({hotkey})`} />
    </RadixToast.Provider>
  );
}

/** A modal dialog disables pointer events on the page below it; toasts need them. */
const ALWAYS_IN_REACH = { pointerEvents: 'auto' } as const;

interface ToastCardProps extends Pick<ToastRegionProps, 'onDismiss' | 'onReadingStart' | 'onReadingEnd'> {
  readonly toast: Toast;
}

function ToastCard({ toast, onDismiss, onReadingStart, onReadingEnd }: ToastCardProps) {
  const { dismiss } = useMessages();
  const Icon = toneIcons[toast.tone];
  return (
    <RadixToast.Root
      className={classNames(styles.toast, styles.tone[toast.tone])}
      style={ALWAYS_IN_REACH}
      type={toast.tone === 'critical' ? 'foreground' : 'background'}
      open={toast.leaving !== true}
      onOpenChange={() => onDismiss(toast.id)}
      onPause={() => onReadingStart?.()}
      onResume={() => onReadingEnd?.()}
    >
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <RadixToast.Description className={styles.message}>{toast.message}</RadixToast.Description>
      <RadixToast.Close className={styles.dismiss} aria-label={dismiss}>
        <X size={18} aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
