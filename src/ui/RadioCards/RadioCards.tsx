import * as RadioGroup from '@radix-ui/react-radio-group';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import type { FieldProps } from '../private/fieldTypes.ts';
import { GroupFrame } from '../private/GroupFrame.tsx';
import { useFieldIds } from '../private/useFieldIds.ts';
import * as styles from './RadioCards.css.ts';

export interface RadioCardOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode | undefined;
  /** At the end of the card: an amount. */
  readonly end?: ReactNode | undefined;
  readonly disabledReason?: string | undefined;
}

export interface RadioCardsProps<Value extends string = string> extends FieldProps {
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioCardOption<Value>[];
  readonly columns?: number | undefined;
  /** Leaves out the ring, where the cards are small. */
  readonly hideMark?: boolean | undefined;
}

/** One of a few, each with room to explain itself. Arrow keys move. */
export function RadioCards<Value extends string = string>({
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
  columns = 1,
  hideMark = columns > 1,
}: RadioCardsProps<Value>) {
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
        style={assignInlineVars({ [styles.columns]: String(columns) })}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabledReason !== undefined}
            className={styles.card}
          >
            {hideMark ? null : <span className={styles.mark} />}
            <span className={styles.words}>
              <span className={styles.title}>{option.label}</span>
              {option.description === undefined ? null : (
                <span className={styles.description}>{option.description}</span>
              )}
              {option.disabledReason === undefined ? null : (
                <span className={styles.reason}>{option.disabledReason}</span>
              )}
            </span>
            {option.end === undefined ? null : <span className={styles.end}>{option.end}</span>}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </GroupFrame>
  );
}
