import type { ReactNode } from 'react';
import { FieldFrame } from '../private/FieldFrame.tsx';
import type { FieldProps as FieldWords } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';

/** Connects a control with its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  /** The id of the label, for `aria-labelledby` if the control is not a form control. */
  readonly labelId: string;
  /** Spread these onto the control. */
  readonly aria: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-required': true | undefined;
  };
}

export interface FieldProps extends Omit<FieldWords, 'name'> {
  readonly children: (control: FieldControl) => ReactNode;
}

/** Adds a label above, and a hint and an error below a custom control. */
export function Field({ children, required, id, ...words }: FieldProps) {
  const ids = useFieldIds({ id, ...words });
  return (
    <FieldFrame {...words} required={required} ids={ids}>
      {children({
        id: ids.id,
        labelId: ids.labelId,
        aria: { ...ids.aria, 'aria-required': required === true || undefined },
      })}
    </FieldFrame>
  );
}
