import {
  type ChangeEvent,
  type CompositionEvent,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { assignRef } from '../private/assignRef.ts';
import { useInvalidInputGuard } from '../private/useInvalidInputGuard.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import type { UiMessages } from '../UiProvider/messages.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { editAmount } from './amountEdit.ts';
import { type AmountProblem, formatKobo, LARGEST_KOBO, parseAmount } from './amountText.ts';
import { useSelectionBefore } from './useSelectionBefore.ts';

export interface MoneyFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'onChange' | 'type' | 'inputMode' | 'multiline' | 'rows' | 'prefix' | 'defaultValue' | 'ref'
  > {
  /** Whole kobo, or null for an empty field. */
  readonly valueKobo?: number | null | undefined;
  /** Receives null while the field is empty or its text is invalid; then its form is not submitted either. */
  readonly onChangeKobo: (kobo: number | null) => void;
  /** Rejects amounts with kobo. */
  readonly wholeNaira?: boolean | undefined;
  /**
   * The largest amount that the form takes, which the error of too many figures names. The form itself rejects other
   * amounts above it.
   */
  readonly largestKobo?: number | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

interface Entry {
  readonly text: string;
  readonly kobo: number | null;
  /** Why the text is invalid. */
  readonly problem: AmountProblem | null;
  readonly caret: number | null;
}

const EMPTY: Entry = { text: '', kobo: null, problem: null, caret: null };
const entryOf = (kobo: number | null): Entry => ({ ...EMPTY, text: formatKobo(kobo), kobo });

/**
 * An amount in naira: prefixed with ₦, grouped while typing, reported in whole kobo. `500k` and `2.5m` are amounts;
 * invalid text stays as typed, with an error, and blocks the submission of its form.
 */
export function MoneyField({
  valueKobo,
  onChangeKobo,
  wholeNaira = false,
  largestKobo = LARGEST_KOBO,
  error,
  onBlur,
  ref,
  ...rest
}: MoneyFieldProps) {
  const messages = useMessages();
  const input = useRef<HTMLInputElement | null>(null);
  const composedFrom = useRef<string | null>(null);
  const [entry, setEntry] = useState<Entry>(() => entryOf(valueKobo ?? null));
  const takeSelection = useSelectionBefore(input);

  // A value from outside replaces the text; the field's own value does not: `1.` and `1` are the same amount.
  const shown = valueKobo === undefined || valueKobo === entry.kobo ? entry : entryOf(valueKobo);

  useLayoutEffect(() => {
    if (entry.caret !== null) input.current?.setSelectionRange(entry.caret, entry.caret);
  }, [entry]);
  useInvalidInputGuard(input, shown.problem !== null, () => setEntry(EMPTY));

  // A placeholder like `₦0` includes the sign.
  const isPlaceholderSigned = rest.placeholder?.startsWith('₦') ?? false;

  const attach = useCallback(
    (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      input.current = element instanceof HTMLInputElement ? element : null;
      assignRef(ref, input.current);
    },
    [ref],
  );

  const take = (
    element: HTMLInputElement | HTMLTextAreaElement,
    before: string,
    { inputType, isComposing, isComposed }: InputOrigin,
  ) => {
    const typed = element.value;
    const next = editAmount({
      before,
      typed,
      caret: element.selectionStart ?? typed.length,
      selection: takeSelection(),
      inputType,
      isComposed,
    });
    const parsed = parseAmount(next.text, { wholeNaira });
    const kobo = parsed.kind === 'amount' ? parsed.kobo : null;
    const problem = parsed.kind === 'invalid' && !isComposing ? parsed.problem : null;
    // Text that an input method is composing must not change.
    setEntry(isComposing ? { text: typed, kobo, problem, caret: null } : { ...next, kobo, problem });
    onChangeKobo(kobo);
  };

  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const origin = originOf(event.nativeEvent);
    if (origin.isComposing) composedFrom.current ??= shown.text;
    take(event.target, composedFrom.current ?? shown.text, origin);
  };
  const endComposition = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    const before = composedFrom.current ?? shown.text;
    composedFrom.current = null;
    take(currentTarget, before, { inputType: '', isComposing: false, isComposed: true });
  };

  return (
    <TextField
      autoComplete="off"
      {...rest}
      error={shown.problem === null ? error : problemText(shown.problem, largestKobo, messages)}
      type="text"
      inputMode="decimal"
      numeric
      prefix={isPlaceholderSigned && shown.text === '' ? undefined : '₦'}
      value={shown.text}
      onChange={change}
      onCompositionEnd={endComposition}
      onBlur={(event) => {
        // `2.5m` and `007` are normalised on blur.
        if (shown.problem === null) setEntry(entryOf(shown.kobo));
        onBlur?.(event);
      }}
      ref={attach}
    />
  );
}

const problemText = (problem: AmountProblem, largestKobo: number, messages: UiMessages): string =>
  ({
    noAmount: messages.amountInFigures,
    negative: messages.amountNegative,
    decimals: messages.amountDecimals,
    wholeNaira: messages.amountWholeNaira,
    tooLarge: messages.amountTooLarge(`₦${formatKobo(largestKobo)}`),
  })[problem];

interface InputOrigin {
  readonly inputType: string;
  readonly isComposing: boolean;
  readonly isComposed: boolean;
}

const originOf = (event: Event): InputOrigin =>
  event instanceof InputEvent
    ? { inputType: event.inputType, isComposing: event.isComposing, isComposed: event.isComposing }
    : { inputType: '', isComposing: false, isComposed: false };
