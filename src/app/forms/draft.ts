import { isServer } from '@tanstack/react-query';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { parseJson } from '../session/parseJson.ts';
import { DRAFT_PREFIX } from '../session/storage.ts';

/** Who fills in a form: a buyer's id, null for a visitor; undefined until the session has said who it is. */
export type FormOwner = string | null | undefined;

/** The fields that were typed into; the others keep what the form begins with. */
export type TypedFields<Values extends FieldValues> = {
  readonly [Name in FieldPath<Values>]?: FieldPathValue<Values, Name> | undefined;
};

export interface FormDraft<Values extends FieldValues> {
  /** What this owner typed about this subject in this tab, and not sent. A visitor's is also that of who logs in. */
  read(owner: FormOwner, subject: string): TypedFields<Values> | null;
  /** What these fields began with when they were kept, by the name of the field. */
  base(): Readonly<Record<string, unknown>>;
  /** The idempotency key of what was typed, by any person: the server knows a repeat by the key and the content. */
  requestId(): string | null;
  /** @param draft its `requestId` is null where a repeat needs none. */
  keep(
    owner: string | null,
    draft: { subject: string; requestId: string | null; typed: object; base?: object },
  ): void;
  /** Called once the form has arrived. */
  forget(): void;
}

/**
 * The draft of a form in this tab. It outlives a reload and the end of a session, but no logout (`storage.ts`).
 * @param typed no password and no code: they are never stored.
 */
export function formDraft<Values extends FieldValues>(
  name: string,
  typed: z.ZodMiniType<TypedFields<Values>>,
): FormDraft<Values> {
  const key = DRAFT_PREFIX + name;
  const draft = z.object({
    owner: z.nullable(z.string()),
    /** What the form is about, such as a home. */
    subject: z.string(),
    requestId: z.nullable(z.string()),
    typed,
    base: z._default(z.record(z.string(), z.unknown()), {}),
  });
  const stored = () => {
    const parsed = z.safeParse(draft, parseJson(isServer ? null : window.sessionStorage.getItem(key)));
    return parsed.success ? parsed.data : null;
  };
  return {
    read: (owner, subject) => {
      const found = owner === undefined ? null : stored();
      const isTheirs = found?.owner === null || found?.owner === owner;
      return found && isTheirs && found.subject === subject ? found.typed : null;
    },
    base: () => stored()?.base ?? {},
    requestId: () => stored()?.requestId ?? null,
    keep: (owner, kept) => window.sessionStorage.setItem(key, JSON.stringify({ owner, ...kept })),
    forget: () => window.sessionStorage.removeItem(key),
  };
}
