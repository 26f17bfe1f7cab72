import { useId } from 'react';
import type { FieldProps } from './fieldTypes.ts';

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly isWrong: boolean;
  /** For the control: which control is wrong and what describes it. */
  readonly aria: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
}

const isPresent = (content: FieldProps['error']) =>
  content !== undefined && content !== null && content !== false && content !== '';

/** The ids that tie label, hint and error to a control. */
export function useFieldIds({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): FieldIds {
  const ownId = useId();
  const base = id ?? ownId;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  const isWrong = isPresent(error);
  const describedBy = [isPresent(hint) && hintId, isWrong && errorId].filter(Boolean).join(' ');
  return {
    id: base,
    labelId: `${base}-label`,
    hintId,
    errorId,
    isWrong,
    aria: { 'aria-describedby': describedBy || undefined, 'aria-invalid': isWrong || undefined },
  };
}
