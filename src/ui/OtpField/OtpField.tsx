import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useRef,
  useState,
} from 'react';
import { assignRef } from '../private/assignRef.ts';
import { FieldFrame } from '../private/FieldFrame.tsx';
import type { FieldProps } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import * as styles from './OtpField.css.ts';
import { type Caret, caretOf, codeAfterTyping, digitsOf, isAtEnd } from './otpEditing.ts';

export interface OtpFieldProps extends FieldProps {
  /** The number of digits. */
  readonly length: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /**
   * Called when the last digit is entered: typed, pasted or autofilled. Not after correcting a digit in the middle.
   */
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A one-time code: one input drawn as boxes, so that paste, autofill and screen readers work. */
export function OtpField({
  label,
  hideLabel,
  hint,
  error,
  id,
  name,
  required,
  length,
  value,
  onChange,
  onComplete,
  autoFocus,
  ref,
}: OtpFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  const attach = useCallback((element: HTMLInputElement | null) => assignRef(ref, element), [ref]);
  const [place, setPlace] = useState(value.length);
  const area = useRef<HTMLDivElement>(null);
  const current = Math.min(place, value.length, length - 1);

  const change = (digits: string, isDone: boolean) => {
    if (digits === value) return;
    onChange(digits);
    if (isDone) onComplete?.(digits);
  };
  const type = (input: HTMLInputElement) => {
    const digits = codeAfterTyping({ typed: input.value, before: value, length });
    const end = digits.length === length && isAtEnd(caretOf(input), length);
    change(digits, end);
  };
  /** A pasted text replaces the whole code, wherever the caret is. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text')).slice(0, length);
    if (digits === '') return;
    setPlace(digits.length);
    change(digits, digits.length === length);
  };
  /** A caret before a digit selects it, so that typing replaces it. */
  const select = (input: HTMLInputElement) => {
    const { start, end } = caretOf(input);
    if (start === end && start < input.value.length) input.setSelectionRange(start, start + 1);
    setPlace(start);
  };
  const move = (input: HTMLInputElement, to: number) => {
    input.setSelectionRange(to, to);
    select(input);
  };
  /** ArrowLeft moves one box back; the browser would only collapse the selection. */
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const caret: Caret = caretOf(event.currentTarget);
    if (event.key !== 'ArrowLeft' || event.shiftKey || caret.end - caret.start !== 1) return;
    event.preventDefault();
    move(event.currentTarget, Math.max(0, caret.start - 1));
  };
  /** The input's text is transparent and not aligned with the boxes, so the clicked box is computed. */
  const point = ({ clientX, currentTarget }: MouseEvent<HTMLInputElement>) => {
    const boxes = [...(area.current?.getElementsByClassName(styles.box) ?? [])];
    const before = boxes.filter((box) => box.getBoundingClientRect().right <= clientX);
    move(currentTarget, Math.min(before.length, value.length));
  };
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, ids }} announcesError>
      <div className={styles.area} ref={area}>
        <input
          ref={attach}
          id={ids.id}
          name={name}
          required={required}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: entering the code is the only task of its page.
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => type(event.target)}
          onPaste={paste}
          onSelect={(event) => select(event.currentTarget)}
          onKeyDown={step}
          onClick={point}
          {...ids.aria}
        />
        {Array.from({ length }, (_, box) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position of the box.
            key={box}
            className={styles.box}
            aria-hidden="true"
            data-current={box === current || undefined}
            data-filled={box < value.length || undefined}
            data-invalid={ids.isInvalid || undefined}
          >
            {value[box]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
