import { useId } from 'react';
import type { FieldProps } from './fieldTypes.ts';

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly isInvalid: boolean;
  /** Props for the control: whether it is invalid and what describes it. */
  readonly aria: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
}

const isPresent = (content: FieldProps['error']) =>
  content !== undefined && content !== null && content !== false && content !== '';

/** The ids that connect label, hint and error with a control. */
export function useFieldIds({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): FieldIds {
  const ownId = useId();
  const base = id ?? ownId;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  const isInvalid = isPresent(error);
  const describedBy = [isPresent(hint) && hintId, isInvalid && errorId].filter(Boolean).join(' ');
  return {
    id: base,
    labelId: `${base}-label`,
    hintId,
    errorId,
    isInvalid,
    aria: { 'aria-describedby': describedBy || undefined, 'aria-invalid': isInvalid || undefined },
  };
}
