import { type Ref, useCallback, useRef, useState } from 'react';
import { assignRef } from '../private/assignRef.ts';
import { useUnreadableGuard } from '../private/useUnreadableGuard.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface NumberFieldProps
  extends Omit<
    TextFieldProps,
    | 'value'
    | 'onChange'
    | 'type'
    | 'inputMode'
    | 'multiline'
    | 'rows'
    | 'min'
    | 'max'
    | 'defaultValue'
    | 'ref'
  > {
  /** A whole number, or null for an empty field. */
  readonly value: number | null;
  /** Null while the field is empty or holds no whole number; in the latter case its form is not submitted. */
  readonly onChange: (value: number | null) => void;
  /** Arrow keys stop here. What is typed beyond is reported as it is: the caller says what is wrong with it. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

/** More digits are no count of anything, and would not fit into a number. */
const WHOLE_NUMBER = /^\d{1,15}$/;
const PROBLEM = 'Write a whole number in figures, like 34.';

/** A whole number of things: years, months, rooms. Arrow up and down step by one. */
export function NumberField({ value, onChange, min, max, error, onKeyDown, ref, ...rest }: NumberFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [text, setText] = useState(textOf(value));
  const shown = numberIn(text) === value ? text : textOf(value);
  const isUnreadable = plain(shown) !== '' && numberIn(shown) === null;
  useUnreadableGuard(input, isUnreadable, () => setText(''));
  const attach = useCallback(
    (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      input.current = element instanceof HTMLInputElement ? element : null;
      assignRef(ref, element);
    },
    [ref],
  );

  const report = (next: string) => {
    setText(next);
    onChange(numberIn(next));
  };
  const step = (by: number) => {
    const next = (value ?? (min ?? 0) - by) + by;
    report(
      String(Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(max ?? Number.POSITIVE_INFINITY, next))),
    );
  };

  return (
    <TextField
      autoComplete="off"
      {...rest}
      error={isUnreadable ? PROBLEM : error}
      type="text"
      inputMode="numeric"
      numeric
      value={shown}
      onChange={(event) => report(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (rest.readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
      ref={attach}
    />
  );
}

const plain = (text: string) => text.normalize('NFKC').trim();
const textOf = (value: number | null) => (value === null ? '' : String(value));
const numberIn = (text: string) => (WHOLE_NUMBER.test(plain(text)) ? Number(plain(text)) : null);
