import { ChevronDown, LockKeyhole } from 'lucide-react';
import { type ComponentPropsWithoutRef, type Ref, useCallback } from 'react';
import { assignRef } from '../private/assignRef.ts';
import { classNames } from '../private/classNames.ts';
import { FieldBox, FieldFrame } from '../private/FieldFrame.tsx';
import * as field from '../private/field.css.ts';
import type { FieldProps } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import * as styles from './SelectField.css.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

type NativeProps = Omit<
  ComponentPropsWithoutRef<'select'>,
  keyof FieldProps | 'value' | 'onChange' | 'className' | 'style' | 'size'
>;

export interface SelectFieldProps<Value extends string = string> extends FieldProps, NativeProps {
  /** The selected value, or an empty string for none. */
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly options: readonly SelectOption<Value>[];
  /** Shown while nothing is selected. */
  readonly placeholder?: string | undefined;
  readonly pill?: boolean | undefined;
  /** `plain` has no box, for a setting above a list. Defaults to `box`. */
  readonly look?: 'box' | 'plain' | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** Selects an option from a list with the platform's own picker. */
export function SelectField<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  value,
  onChange,
  options,
  placeholder,
  pill,
  look = 'box',
  ref,
  ...rest
}: SelectFieldProps<Value>) {
  const ids = useFieldIds({ id, hint, error });
  const Sign = rest.disabled ? LockKeyhole : ChevronDown;
  const attach = useCallback((element: HTMLSelectElement | null) => assignRef(ref, element), [ref]);
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, ids }}>
      <FieldBox
        isInvalid={ids.isInvalid}
        readOnly={rest.disabled}
        pill={pill}
        className={classNames(styles.area, look === 'plain' && styles.plain)}
      >
        <select
          {...rest}
          {...ids.aria}
          ref={attach}
          id={ids.id}
          required={required}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className={classNames(
            field.input,
            styles.select,
            look === 'plain' && styles.selectPlain,
            value === '' && styles.isEmpty,
          )}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled className={styles.option}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
        <Sign size={rest.disabled ? 18 : 20} className={styles.sign} aria-hidden="true" />
      </FieldBox>
    </FieldFrame>
  );
}
