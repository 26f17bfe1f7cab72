import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { classNames } from '../private/classNames.ts';
import { floating } from '../private/floating.css.ts';
import { useCloseRequests } from '../private/useCloseRequests.ts';
import * as styles from './DropdownMenu.css.ts';

export interface DropdownMenuItem {
  readonly label: string;
  readonly onSelect?: (() => void) | undefined;
  readonly href?: string | undefined;
  readonly icon?: ReactNode | undefined;
  readonly tone?: keyof typeof styles.tone | undefined;
}

export interface DropdownMenuProps {
  /** One element that takes a ref and button props: a `<button>`, `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly items: readonly DropdownMenuItem[];
  readonly label: string;
  readonly align?: 'start' | 'end' | undefined;
}

/** A menu of actions and links. Arrow keys move, letters jump, Escape closes. */
export function DropdownMenu({ trigger, items, label, align = 'end' }: DropdownMenuProps) {
  const Link = useLinkComponent();
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequests(isOpen);
  return (
    // Not modal: Radix's modal menu inserts a <style> element, which the page's content security policy rejects.
    <RadixMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          className={classNames(floating, styles.menu)}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          aria-label={label}
          loop
        >
          {items.map((item) => {
            const className = classNames(styles.item, styles.tone[item.tone ?? 'plain']);
            const content = (
              <>
                {item.icon === undefined ? null : <span className={styles.icon}>{item.icon}</span>}
                {item.label}
              </>
            );
            return (
              <RadixMenu.Item
                key={item.label}
                className={className}
                asChild={item.href !== undefined}
                onSelect={() => item.onSelect?.()}
              >
                {item.href === undefined ? content : <Link href={item.href}>{content}</Link>}
              </RadixMenu.Item>
            );
          })}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
