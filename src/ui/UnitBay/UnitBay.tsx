import { Check, Hourglass, KeyRound, Lock, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './UnitBay.css.ts';
import { UnitWindow } from './UnitWindow.tsx';
import type { UnitState } from './unitStates.ts';

export interface UnitBayProps {
  readonly name: string;
  /** What tells it from bays of the same name: read out in its place. Ends with `name`. */
  readonly fullName?: string | undefined;
  readonly state: UnitState;
  /** The state in words. */
  readonly word: string;
  readonly selected?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly disabledReason?: string | undefined;
}

const icons: Record<UnitState, LucideIcon | null> = {
  available: null,
  held: Hourglass,
  reserved: KeyRound,
  sold: Lock,
};

/** One bay of a drawn façade: name, window, word. */
export function UnitBay({
  name,
  fullName = name,
  state,
  word,
  selected = false,
  onSelect,
  disabledReason,
}: UnitBayProps) {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const Icon = selected ? Check : icons[state];
  return (
    <button
      type="button"
      className={classNames(styles.bay, styles.state[state], selected && styles.selected)}
      data-state={state}
      aria-label={`${fullName}, ${word}`}
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
      <UnitWindow look={selected ? 'lit' : state} className={styles.window} />
      <span className={styles.word}>{word}</span>
      {isDisabled ? <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden> : null}
    </button>
  );
}

/** A small window for the key under a façade. Decoration: its word stands beside it. */
export function UnitKey({ state }: { readonly state: UnitState }) {
  return (
    <span className={styles.key} aria-hidden="true">
      <UnitWindow look={state} className={styles.keyWindow} />
    </span>
  );
}
