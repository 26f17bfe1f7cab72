import { Check, Hourglass, KeyRound, Lock, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../private/classNames.ts';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './UnitBay.css.ts';
import { UnitWindow, type UnitWindowStyle } from './UnitWindow.tsx';

export interface UnitBayProps {
  readonly name: string;
  /** The accessible name if `name` is ambiguous: `Floor 3, U2`. It must end with `name`. */
  readonly fullName?: string | undefined;
  readonly windowStyle: UnitWindowStyle;
  /** The state of the unit as text: `On hold`. */
  readonly stateLabel: string;
  readonly selected?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly disabledReason?: string | undefined;
}

const icons: Record<UnitWindowStyle, LucideIcon | null> = {
  clear: null,
  blind: Hourglass,
  curtains: KeyRound,
  shutters: Lock,
};

/** One unit in a drawn façade: its name, its window and its state. */
export function UnitBay({
  name,
  fullName = name,
  windowStyle,
  stateLabel,
  selected = false,
  onSelect,
  disabledReason,
}: UnitBayProps) {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const Icon = selected ? Check : icons[windowStyle];
  return (
    <button
      type="button"
      className={classNames(styles.bay, styles.windowStyle[windowStyle], selected && styles.selected)}
      data-window={windowStyle}
      aria-label={`${fullName}, ${stateLabel}`}
      aria-pressed={selected}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? reasonId : undefined}
      onClick={() => {
        if (!isDisabled) onSelect?.();
      }}
    >
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        {Icon === null ? null : <Icon size={18} aria-hidden="true" />}
      </span>
      <UnitWindow drawing={selected ? 'lit' : windowStyle} className={styles.window} />
      <span className={styles.stateLabel}>{stateLabel}</span>
      {isDisabled ? <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden> : null}
    </button>
  );
}

/** A small window for the legend of a façade. Decoration: the legend has the text. */
export function UnitWindowIcon({ windowStyle }: { readonly windowStyle: UnitWindowStyle }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      <UnitWindow drawing={windowStyle} className={styles.iconWindow} />
    </span>
  );
}
