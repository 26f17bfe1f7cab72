import * as RadixPopover from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { floating } from '../private/floating.css.ts';
import { portalContainer } from '../private/portalContainer.ts';
import { useCloseRequests } from '../private/useCloseRequests.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** One element that takes a ref and button props. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end' | undefined;
}

/** A small panel next to its trigger. Escape and a click outside close it. */
export function Popover({ open, onOpenChange, trigger, children, label, align = 'start' }: PopoverProps) {
  useCloseRequests(open);
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal container={portalContainer()}>
        <RadixPopover.Content
          className={classNames(floating, styles.popover)}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          aria-label={label}
          // Focusable, so that the keyboard can scroll content that is taller than the panel.
          tabIndex={0}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
