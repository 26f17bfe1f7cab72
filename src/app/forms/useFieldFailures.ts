import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#api/failure.ts';

/**
 * Shows what the server says of single fields at those fields, and moves to the first of them.
 * `fields` is in the order of the form, and the same array every time.
 */
export function useFieldFailures<Values extends FieldValues, Context, Output>(
  { setError }: UseFormReturn<Values, Context, Output>,
  failure: Failure | null,
  fields: readonly FieldPath<Values>[],
): void {
  useEffect(() => {
    const rejected = failure ? fields.filter((field) => failure.fields[field] !== undefined) : [];
    for (const field of rejected) {
      const message = failure?.fields[field] ?? '';
      setError(field, { type: 'server', message }, { shouldFocus: field === rejected[0] });
    }
  }, [failure, setError, fields]);
}
