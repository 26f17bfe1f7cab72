import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormDraft, FormOwner } from './draft.ts';

interface DraftOf<Values extends FieldValues> {
  readonly draft: FormDraft<Values>;
  readonly owner: FormOwner;
  readonly subject: string;
  readonly requestId: string | null;
  /** What the fields begin with, if it can change meanwhile: a field that has changed keeps its new value. */
  readonly base?: { readonly [Name in FieldPath<Values>]?: unknown };
}

/**
 * Shows the owner's draft in the fields that nobody has typed into, and keeps what is typed from then on.
 * @param fields pass the same array on every render.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  { getFieldState, getValues, setValue, subscribe }: UseFormReturn<Values, Context, Output>,
  fields: readonly FieldPath<Values>[],
  { draft, owner, subject, requestId, base }: DraftOf<Values>,
): void {
  useEffect(() => {
    if (owner === undefined) return;
    const isTyped = (field: FieldPath<Values>) => getFieldState(field).isDirty;
    const keep = () => {
      // A dialog that is opened again begins with what was typed before, which counts as typed no longer.
      const before = draft.read(owner, subject);
      const kept = fields.filter((field) => before?.[field] !== undefined || isTyped(field));
      const typed = Object.fromEntries(kept.map((field) => [field, getValues(field)]));
      const baseOfKept = Object.fromEntries(kept.map((field) => [field, base?.[field]]));
      draft.keep(owner, { subject, requestId, typed, base: baseOfKept });
    };
    const kept = draft.read(owner, subject);
    const hasChanged = (field: FieldPath<Values>) =>
      JSON.stringify(draft.base()[field]) !== JSON.stringify(base?.[field]);
    for (const field of fields) {
      const value = kept?.[field];
      if (value !== undefined && !isTyped(field) && !hasChanged(field))
        setValue(field, value, { shouldDirty: true });
    }
    // Typed before the owner was known, or by the visitor who has logged in since.
    if (fields.some(isTyped)) keep();
    return subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        if (type === 'change') keep();
      },
    });
  }, [getFieldState, getValues, setValue, subscribe, fields, draft, owner, subject, requestId, base]);
}
