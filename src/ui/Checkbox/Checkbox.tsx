import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import { FieldMessages } from '../private/FieldFrame.tsx';
import * as frame from '../private/field.css.ts';
import type { FieldProps } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'hideLabel'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Disables the checkbox and replaces the hint. It cannot be disabled without a reason. */
  readonly disabledReason?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** An agreement, or an option of a form. */
export function Checkbox({
  label,
  hint,
  error,
  required,
  id,
  name,
  checked,
  onChange,
  onBlur,
  disabledReason,
  ref,
}: CheckboxProps) {
  const isDisabled = disabledReason !== undefined && disabledReason !== '';
  const note = isDisabled ? disabledReason : hint;
  const ids = useFieldIds({ id, hint: note, error });
  return (
    <div>
      <div className={styles.row}>
        <RadixCheckbox.Root
          {...(ref === undefined ? {} : { ref })}
          {...(name === undefined ? {} : { name })}
          {...ids.aria}
          id={ids.id}
          className={styles.box}
          checked={checked}
          onCheckedChange={(next) => {
            if (!isDisabled) onChange(next === true);
          }}
          onBlur={onBlur}
          required={required ?? false}
          // Not `disabled`: it stays in the tab order, so that keyboard users reach its reason.
          aria-disabled={isDisabled || undefined}
        >
          <RadixCheckbox.Indicator>
            <Check size={16} strokeWidth={3} aria-hidden="true" />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
        <label htmlFor={ids.id} className={classNames(styles.label, required && frame.required)}>
          {label}
        </label>
      </div>
      <div className={styles.notes}>
        <FieldMessages hint={note} error={error} ids={ids} />
      </div>
    </div>
  );
}
