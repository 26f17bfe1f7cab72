import * as RadioGroup from '@radix-ui/react-radio-group';
import type { CSSProperties, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldTypes.ts';
import { useFieldIds } from './useFieldIds.ts';

export interface ChoiceGroupProps<Value extends string> extends FieldProps {
  /** Null if none is selected. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value }[];
  readonly className: string;
  readonly style?: CSSProperties | undefined;
  /** A `RadioGroup.Item` for each option. */
  readonly children: ReactNode;
}

/** A radio group with label, hint and error. Arrow keys move and select. */
export function ChoiceGroup<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  required = false,
  id,
  name,
  value,
  onChange,
  options,
  className,
  style,
  children,
}: ChoiceGroupProps<Value>) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, ids }} isGroup>
      <RadioGroup.Root
        {...ids.aria}
        {...(name === undefined ? {} : { name })}
        {...(style === undefined ? {} : { style })}
        id={ids.id}
        className={className}
        aria-labelledby={ids.labelId}
        required={required}
        value={value ?? ''}
        onValueChange={(chosen) => {
          // Radix reports a string; the option has the typed value.
          const option = options.find((each) => each.value === chosen);
          if (option) onChange(option.value);
        }}
      >
        {children}
      </RadioGroup.Root>
    </FieldFrame>
  );
}
