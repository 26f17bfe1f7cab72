import * as RadioGroup from '@radix-ui/react-radio-group';
import type { ReactNode } from 'react';
import type { FieldProps } from '../private/fieldTypes.ts';
import { GroupFrame } from '../private/GroupFrame.tsx';
import { useFieldIds } from '../private/useFieldIds.ts';
import * as styles from './ChoiceChips.css.ts';

export interface ChoiceChipsProps<Value extends string = string> extends FieldProps {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Choosing the chosen one again takes the choice back. */
  readonly allowNone?: boolean | undefined;
}

/** One of a few short words. Arrow keys move. */
export function ChoiceChips<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  name,
  value,
  onChange,
  options,
  allowNone = false,
}: ChoiceChipsProps<Value>) {
  const ids = useFieldIds({ id, hint, error });
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <GroupFrame {...{ label, hideLabel, hint, error, ids }}>
      <RadioGroup.Root
        {...ids.aria}
        {...(name === undefined ? {} : { name })}
        id={ids.id}
        aria-labelledby={ids.labelId}
        required={required ?? false}
        value={value ?? ''}
        onValueChange={choose}
        className={styles.group}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            className={styles.chip}
            onClick={() => {
              if (allowNone && option.value === value) onChange(null);
            }}
          >
            {option.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </GroupFrame>
  );
}
