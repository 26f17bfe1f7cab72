import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#api/failure.ts';

/**
 * Shows what the server says of single fields at those fields. The focus moves to the first wrong field in the order
 * of the form, whether the form or the server rejects it.
 * @param fields in the order of the form, and the same array every time.
 */
export function useFieldFailures<Values extends FieldValues, Context, Output>(
  { register, setError }: UseFormReturn<Values, Context, Output>,
  failure: Failure | null,
  fields: readonly FieldPath<Values>[],
): void {
  // A form moves to its wrong fields in the order of their registration; a `Controller` registers after its parent.
  for (const field of fields) register(field);
  useEffect(() => {
    const rejected = failure ? fields.filter((field) => failure.fields[field] !== undefined) : [];
    for (const field of rejected) {
      const message = failure?.fields[field] ?? '';
      setError(field, { type: 'server', message }, { shouldFocus: field === rejected[0] });
    }
  }, [failure, setError, fields]);
}
