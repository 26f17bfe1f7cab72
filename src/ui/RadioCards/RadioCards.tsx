import * as RadioGroup from '@radix-ui/react-radio-group';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../private/ChoiceGroup.tsx';
import type { FieldProps } from '../private/fieldTypes.ts';
import * as styles from './RadioCards.css.ts';

export interface RadioCardOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode | undefined;
  /** At the end of the card, such as an amount. */
  readonly end?: ReactNode | undefined;
  /** Disables the option and is shown in its card. */
  readonly disabledReason?: ReactNode | undefined;
}

export interface RadioCardsProps<Value extends string = string> extends FieldProps {
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioCardOption<Value>[];
  readonly columns?: number | undefined;
  /** Hides the radio ring, for small cards. Defaults to true with several columns. */
  readonly hideIndicator?: boolean | undefined;
}

/** One of a few options, each with a description. Arrow keys move, also to disabled options, and select the others. */
export function RadioCards<Value extends string = string>({
  columns = 1,
  hideIndicator = columns > 1,
  ...group
}: RadioCardsProps<Value>) {
  return (
    <ChoiceGroup
      {...group}
      className={styles.group}
      style={assignInlineVars({ [styles.columns]: String(columns) })}
    >
      {group.options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          // Not `disabled`: the arrow keys reach it, so that keyboard users reach its reason.
          aria-disabled={option.disabledReason !== undefined || undefined}
          onClick={(event) => {
            if (option.disabledReason !== undefined) event.preventDefault();
          }}
          className={styles.card}
        >
          {hideIndicator ? null : <span className={styles.mark} />}
          <span className={styles.text}>
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
    </ChoiceGroup>
  );
}
