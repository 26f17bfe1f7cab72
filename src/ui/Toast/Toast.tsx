import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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

/**
 * Messages about what just happened: at the bottom left; on phones below the top bar, or at the bottom if they would
 * cover what has the focus. A critical one is assertive; F8 focuses the list.
 */
export function ToastRegion({ toasts, onDismiss, label, ...reading }: ToastRegionProps) {
  const messages = useMessages();
  const region = useRef<HTMLOListElement>(null);
  const { length: count } = toasts;
  useLayoutEffect(() => keepOffFocus(region.current, count), [count]);
  // Radix stays paused if the last toast is removed under the pointer, so the provider unmounts with it.
  if (count === 0) return null;
  return (
    <RadixToast.Provider label={messages.toast} duration={Number.POSITIVE_INFINITY} swipeDirection="left">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} {...reading} />
      ))}
      <RadixToast.Viewport
        ref={region}
        className={styles.region}
        label={`${label ?? messages.toasts} ({hotkey})`}
      />
    </RadixToast.Provider>
  );
}

/** With two lines of text, and the gap to the next one. */
const TOAST_PX = 74;

/** Moves the messages of a phone to the other edge if the focus is where they would be. */
function keepOffFocus(region: HTMLElement | null, count: number): void {
  const { activeElement: focused } = document;
  if (!region || !focused || region.contains(focused)) return;
  region.dataset.edge = 'top';
  const { top: start } = region.getBoundingClientRect();
  const { top, bottom, height } = focused.getBoundingClientRect();
  // A focused page or sheet is not a control.
  const isControl = height < window.innerHeight / 2;
  // Radix fills the region later, so its height is not yet known.
  if (isControl && top < start + count * TOAST_PX && bottom > start) region.dataset.edge = 'bottom';
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
