import { type ChangeEvent, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { assignRef } from '../private/assignRef.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { grouped, koboOf, placeAfter, significant, textOfKobo } from './amountText.ts';

export interface MoneyFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'onChange' | 'type' | 'inputMode' | 'multiline' | 'rows' | 'prefix' | 'defaultValue' | 'ref'
  > {
  /** Whole kobo, or null for an empty field. */
  readonly valueKobo?: number | null | undefined;
  readonly onChangeKobo: (kobo: number | null) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

type Entry = { readonly text: string; readonly caret: number | null };

/** An amount: ₦ before it, grouped while one types, the caret where one expects it, whole kobo out. */
export function MoneyField({ valueKobo, onChangeKobo, ref, ...rest }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [entry, setEntry] = useState<Entry>(() => ({ text: textOfKobo(valueKobo), caret: null }));

  // A value that comes from outside replaces the text; one's own (`1.` and `1` are the same amount) does not.
  const isForeign = valueKobo !== undefined && valueKobo !== koboOf(entry.text);
  const text = isForeign ? textOfKobo(valueKobo) : entry.text;

  useLayoutEffect(() => {
    if (entry.caret !== null) input.current?.setSelectionRange(entry.caret, entry.caret);
  }, [entry]);

  const attach = useCallback(
    (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      input.current = element instanceof HTMLInputElement ? element : null;
      assignRef(ref, input.current);
    },
    [ref],
  );

  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const next = nextEntry(
      text,
      event.target.value,
      event.target.selectionStart,
      isForwardDelete(event.nativeEvent),
    );
    setEntry(next);
    onChangeKobo(koboOf(next.text));
  };

  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="decimal"
      numeric
      prefix="₦"
      value={text}
      onChange={change}
      ref={attach}
    />
  );
}

const isForwardDelete = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'deleteContentForward';

function nextEntry(before: string, typed: string, caretTyped: number | null, deletesForward: boolean): Entry {
  const caret = caretTyped ?? typed.length;
  const head = typed.slice(0, caret);
  const tail = typed.slice(caret);
  const isCommaDeleted = typed.length === before.length - 1 && significant(typed) === significant(before);
  // Deleting a comma means the digit beside it.
  const shortHead = isCommaDeleted && !deletesForward ? head.slice(0, -1) : head;
  const shortTail = isCommaDeleted && deletesForward ? tail.slice(1) : tail;
  const text = grouped(shortHead + shortTail);
  const countBefore = significantLength(shortHead, text);
  return { text, caret: placeAfter(text, countBefore) };
}

/** How many characters of the new text come from before the caret. */
function significantLength(head: string, text: string): number {
  const kept = significant(head);
  return Math.min(kept.length, significant(text).length);
}
