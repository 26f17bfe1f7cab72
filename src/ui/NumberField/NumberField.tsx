import { type Ref, useCallback, useRef, useState } from 'react';
import { assignRef } from '../private/assignRef.ts';
import { hasModifier } from '../private/hasModifier.ts';
import { useInvalidInputGuard } from '../private/useInvalidInputGuard.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';

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
  /** Receives null while the field is empty or its text is invalid; then its form is not submitted either. */
  readonly onChange: (value: number | null) => void;
  /** Limits the arrow keys. A typed number beyond it is reported unchanged; pass its `error`. Defaults to 0. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

/** A JavaScript number represents up to 15 digits exactly. */
const WHOLE_NUMBER = /^\d{1,15}$/;

/** A whole number: years, months, rooms. Up and Down step by one. */
export function NumberField({
  value,
  onChange,
  min = 0,
  max,
  error,
  onKeyDown,
  ref,
  ...rest
}: NumberFieldProps) {
  const { numberInFigures } = useMessages();
  const input = useRef<HTMLInputElement | null>(null);
  const [text, setText] = useState(textOf(value));
  const shown = numberIn(text) === value ? text : textOf(value);
  const isInvalid = plain(shown) !== '' && numberIn(shown) === null;
  useInvalidInputGuard(input, isInvalid, () => setText(''));
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
    const next = (value ?? min - by) + by;
    report(String(Math.max(min, Math.min(max ?? Number.POSITIVE_INFINITY, next))));
  };

  return (
    <TextField
      autoComplete="off"
      {...rest}
      error={isInvalid ? numberInFigures : error}
      type="text"
      inputMode="numeric"
      numeric
      value={shown}
      onChange={(event) => report(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (rest.readOnly || hasModifier(event)) return;
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
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
