import { ChevronDown } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './FilterMenu.css.ts';

export interface FilterMenuProps {
  readonly label: string;
  /** The current value; replaces the label on the button. */
  readonly valueLabel?: string | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
  readonly onApply: () => void;
  readonly onClear?: (() => void) | undefined;
  readonly clearLabel?: string | undefined;
  /** Shown above the buttons and announced when it changes: the result of applying the filter. */
  readonly note?: ReactNode | undefined;
}

/** A filter: a popover on wide screens, a sheet on phones. Enter in a field applies it. */
export function FilterMenu({
  label,
  valueLabel,
  open,
  onOpenChange,
  children,
  onApply,
  onClear,
  clearLabel,
  note,
}: FilterMenuProps) {
  const messages = useMessages();
  const isPhone = useMediaQuery(breakpoints.phone);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  // Fields listen for the reset and drop invalid text; the values themselves belong to the caller.
  const clear = (event: FormEvent) => {
    event.preventDefault();
    onClear?.();
  };
  const body = (
    <form className={styles.body} onSubmit={apply} onReset={clear} noValidate>
      {children}
      {note === undefined ? null : (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <div className={styles.actions}>
        {onClear === undefined ? (
          <span />
        ) : (
          <Button variant="text" type="reset">
            {clearLabel ?? messages.clear}
          </Button>
        )}
        <Button type="submit">{messages.apply}</Button>
      </div>
    </form>
  );
  const trigger = (
    <button
      type="button"
      className={styles.trigger}
      data-set={valueLabel !== undefined || undefined}
      aria-label={valueLabel === undefined ? undefined : `${label}: ${valueLabel}`}
      {...(isPhone
        ? { 'aria-haspopup': 'dialog' as const, 'aria-expanded': open, onClick: () => onOpenChange(!open) }
        : {})}
    >
      <span className={styles.text}>{valueLabel ?? label}</span>
      <ChevronDown size={18} className={styles.chevron} aria-hidden="true" />
    </button>
  );
  if (!isPhone) return <Popover {...{ open, onOpenChange, trigger, label }}>{body}</Popover>;
  return (
    <>
      {trigger}
      <Drawer open={open} onOpenChange={onOpenChange} title={label} side="bottom">
        {body}
      </Drawer>
    </>
  );
}
