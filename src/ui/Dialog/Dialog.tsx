import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../private/classNames.ts';
import { focusPanel } from '../private/focusPanel.ts';
import { scrim } from '../private/overlay.css.ts';
import { useReturnFocus } from '../private/useReturnFocus.ts';
import { useScrollLock } from '../private/useScrollLock.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
  /** Buttons: at the right, on phones full width with the last one on top. */
  readonly actions?: ReactNode | undefined;
  readonly size?: keyof typeof styles.size | undefined;
  readonly steps?: { readonly current: number; readonly total: number } | undefined;
  readonly closeLabel?: string | undefined;
}

/** A question over the page; on phones a sheet from below. Keeps the focus inside and gives it back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'normal',
  steps,
  closeLabel = 'Close',
}: DialogProps) {
  useScrollLock(open);
  const returnFocus = useReturnFocus(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className={scrim} data-state={open ? 'open' : 'closed'} />
        <RadixDialog.Content
          className={classNames(styles.dialog, styles.size[size])}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={returnFocus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={styles.head}>
            <div>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {description === undefined ? null : (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <IconButton
              label={closeLabel}
              icon={<X size={22} />}
              onClick={() => onOpenChange(false)}
              className={styles.close}
            />
          </div>
          {steps === undefined ? null : <Steps {...steps} />}
          {children}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Steps({ current, total }: { readonly current: number; readonly total: number }) {
  return (
    <div className={styles.steps}>
      <VisuallyHidden>{`Step ${current} of ${total}`}</VisuallyHidden>
      {Array.from({ length: total }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a list, not a thing that moves in it
          key={place}
          className={styles.step}
          data-done={place < current || undefined}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
