import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { FieldNotes } from '../private/FieldFrame.tsx';
import type { FieldProps } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'hideLabel'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

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
  disabled,
  ref,
}: CheckboxProps) {
  const ids = useFieldIds({ id, hint, error });
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
          onCheckedChange={(next) => onChange(next === true)}
          onBlur={onBlur}
          required={required ?? false}
          disabled={disabled ?? false}
        >
          <RadixCheckbox.Indicator>
            <Check size={16} strokeWidth={3} aria-hidden="true" />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
        <label htmlFor={ids.id} className={styles.label}>
          {label}
        </label>
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}
