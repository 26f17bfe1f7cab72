import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#api/failure.ts';

/**
 * Shows the server's field errors at their fields. The focus moves to the first invalid field in the form's order,
 * whether the form or the server rejected it.
 * @param fields in the form's order; pass the same array on every render.
 */
export function useFieldFailures<Values extends FieldValues, Context, Output>(
  { register, setError }: UseFormReturn<Values, Context, Output>,
  failure: Failure | null,
  fields: readonly FieldPath<Values>[],
): void {
  // The form focuses invalid fields in registration order, but a `Controller` registers after its parent.
  for (const field of fields) register(field);
  useEffect(() => {
    const rejected = failure ? fields.filter((field) => failure.fields[field] !== undefined) : [];
    for (const field of rejected) {
      const message = failure?.fields[field] ?? '';
      setError(field, { type: 'server', message }, { shouldFocus: field === rejected[0] });
    }
  }, [failure, setError, fields]);
}
