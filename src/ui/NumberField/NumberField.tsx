import { type Ref, useState } from 'react';
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
  readonly onChange: (value: number | null) => void;
  /** Arrow keys stop here. What is typed beyond is reported as it is: the caller says what is wrong with it. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

const MAX_DIGITS = 9;

/** A whole number of things: years, months, rooms. Arrow up and down step by one. */
export function NumberField({ value, onChange, min, max, onKeyDown, ...rest }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const shown = numberOf(text) === value ? text : value === null ? '' : String(value);

  const report = (next: string) => {
    setText(next);
    onChange(numberOf(next));
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
      type="text"
      inputMode="numeric"
      numeric
      value={shown}
      onChange={(event) => report(event.target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (rest.readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}

const numberOf = (text: string) => (text === '' ? null : Number(text));
