import type { ReactNode } from 'react';
import { FieldFrame } from '../private/FieldFrame.tsx';
import type { FieldProps as FieldWords } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';

/** What ties a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  /** Of the label, for `aria-labelledby` where the control is no form control. */
  readonly labelId: string;
  /** To be spread over the control. */
  readonly aria: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-required': true | undefined;
  };
}

export interface FieldProps extends Omit<FieldWords, 'name'> {
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, hint and error below, around a control of one's own. */
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
