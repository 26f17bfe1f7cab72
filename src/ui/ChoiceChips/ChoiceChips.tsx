import * as RadioGroup from '@radix-ui/react-radio-group';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../private/ChoiceGroup.tsx';
import { classNames } from '../private/classNames.ts';
import type { FieldProps } from '../private/fieldTypes.ts';
import * as styles from './ChoiceChips.css.ts';

export interface ChoiceChipsProps<Value extends string = string> extends FieldProps {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** `small` is for shortcuts below a field. Defaults to `normal`. */
  readonly size?: 'normal' | 'small' | undefined;
  /** Clicking the selected option clears the selection. */
  readonly allowNone?: boolean | undefined;
}

/** One of a few options with short labels. Arrow keys move. */
export function ChoiceChips<Value extends string = string>({
  allowNone = false,
  size = 'normal',
  ...group
}: ChoiceChipsProps<Value>) {
  const { value, onChange, options } = group;
  return (
    <ChoiceGroup {...group} className={styles.group}>
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={classNames(styles.chip, size === 'small' && styles.chipSmall)}
          onClick={() => {
            if (allowNone && option.value === value) onChange(null);
          }}
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </ChoiceGroup>
  );
}
