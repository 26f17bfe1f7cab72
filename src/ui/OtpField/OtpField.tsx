import { type Ref, useCallback } from 'react';
import { assignRef } from '../private/assignRef.ts';
import { FieldFrame } from '../private/FieldFrame.tsx';
import type { FieldProps } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import * as styles from './OtpField.css.ts';

export interface OtpFieldProps extends FieldProps {
  /** How many digits the code has. */
  readonly length: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Once, when the last digit is there. */
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A one-time code. One real input, so that paste, autofill and screen readers work; the boxes are drawn. */
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
  disabled,
  ref,
}: OtpFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  const attach = useCallback((element: HTMLInputElement | null) => assignRef(ref, element), [ref]);
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, ids }}>
      <div className={styles.area}>
        <input
          ref={attach}
          id={ids.id}
          name={name}
          required={required}
          disabled={disabled}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: the page of a code has this one thing to do.
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => change(event.target.value)}
          {...ids.aria}
        />
        {Array.from({ length }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a list, not a thing that moves in it
            key={place}
            className={styles.box}
            aria-hidden="true"
            data-current={place === Math.min(value.length, length - 1) || undefined}
            data-filled={place < value.length || undefined}
            data-wrong={ids.isWrong || undefined}
          >
            {value[place]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
