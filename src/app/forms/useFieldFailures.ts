import { useEffect, useMemo } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#api/failure.ts';

/**
 * Shows the server's field errors at their fields. The focus moves to the first invalid field in the form's order,
 * whether the form or the server rejected it.
 * @param fields in the form's order; pass the same array on every render.
 * @returns the failure to show above the form: null once each field that the server rejected has been edited.
 */
export function useFieldFailures<Values extends FieldValues, Context, Output>(
  { formState, getFieldState, register, setError }: UseFormReturn<Values, Context, Output>,
  failure: Failure | null,
  fields: readonly FieldPath<Values>[],
): Failure | null {
  // The form focuses invalid fields in registration order, but a `Controller` registers after its parent.
  for (const field of fields) register(field);
  const rejected = useMemo(
    () => (failure ? fields.filter((field) => failure.fields[field] !== undefined) : []),
    [failure, fields],
  );
  useEffect(() => {
    for (const field of rejected) {
      const message = failure?.fields[field] ?? '';
      setError(field, { type: 'server', message }, { shouldFocus: field === rejected[0] });
    }
  }, [failure, setError, rejected]);
  const isMarked = rejected.some((field) => getFieldState(field, formState).error?.type === 'server');
  return rejected.length === 0 || isMarked ? failure : null;
}
