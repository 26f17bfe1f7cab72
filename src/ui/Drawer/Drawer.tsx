import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../private/classNames.ts';
import { focusPanel } from '../private/focusPanel.ts';
import { scrim } from '../private/overlay.css.ts';
import { useReturnFocus } from '../private/useReturnFocus.ts';
import { useScrollLock } from '../private/useScrollLock.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly side?: keyof typeof styles.side | undefined;
  readonly children: ReactNode;
  readonly closeLabel?: string | undefined;
}

/** A panel from the edge: the menu from the left, filters from below. */
export function Drawer({
  open,
  onOpenChange,
  title,
  side = 'left',
  children,
  closeLabel = 'Close',
}: DrawerProps) {
  useScrollLock(open);
  const returnFocus = useReturnFocus(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className={scrim} data-state={open ? 'open' : 'closed'} />
        <RadixDialog.Content
          className={classNames(styles.drawer, styles.side[side])}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
        >
          <div className={styles.head}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            <IconButton
              label={closeLabel}
              icon={<X size={22} />}
              onClick={() => onOpenChange(false)}
              className={styles.close}
            />
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
