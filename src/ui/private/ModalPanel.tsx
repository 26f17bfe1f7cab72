import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { classNames } from './classNames.ts';
import * as styles from './modal.css.ts';
import { portalContainer } from './portalContainer.ts';
import { useCloseRequests } from './useCloseRequests.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useScrollLock } from './useScrollLock.ts';

/** The shared props of `Dialog` and `Drawer`. */
export interface ModalPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
}

interface PanelStyles {
  readonly panel: string;
  readonly head: string;
  readonly title: string;
  readonly description?: string;
  readonly close: string;
}

/** A panel over the page with a title and a close button. Keeps the focus inside and returns it on close. */
export function ModalPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  panelStyles,
}: ModalPanelProps & { readonly panelStyles: PanelStyles }) {
  const { close } = useMessages();
  useScrollLock(open);
  useCloseRequests(open);
  const returnFocus = useReturnFocus(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={portalContainer()}>
        <div className={styles.scrim} data-state={open ? 'open' : 'closed'} />
        <RadixDialog.Content
          className={classNames(styles.panel, panelStyles.panel)}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={keepOpenForExpandedList}
          onKeyUp={showFocused}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={classNames(styles.head, panelStyles.head)}>
            <div>
              <RadixDialog.Title className={classNames(styles.title, panelStyles.title)}>
                {title}
              </RadixDialog.Title>
              {description === undefined ? null : (
                <RadixDialog.Description className={panelStyles.description}>
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <IconButton
              label={close}
              icon={<X size={22} />}
              onClick={() => onOpenChange(false)}
              className={panelStyles.close}
            />
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Escape closes the open list of a field first. */
function keepOpenForExpandedList(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]'))
    event.preventDefault();
}

/** From the last control to the first, and back, Radix moves the focus without scrolling to it. */
function showFocused({ key, target, currentTarget }: ReactKeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element && currentTarget.contains(target))
    target.scrollIntoView({ block: 'nearest' });
}

/**
 * The panel itself takes the focus, so that screen readers announce its title and Tab reaches its first control. Radix
 * would focus that control: the close button, or a field whose on-screen keyboard hides the rest.
 */
function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}
