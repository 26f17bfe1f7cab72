import type * as z from 'zod/mini';

/** A setting: how it is read from the environment, what it is without, and what it does. */
export interface Setting<Schema extends z.ZodMiniType> {
  readonly schema: Schema;
  readonly fallback: string | null;
  readonly about: string;
  /** Whether its value may never be printed or logged. */
  readonly isSecret: boolean;
}
export const setting = <Schema extends z.ZodMiniType>(
  schema: Schema,
  fallback: string | null,
  about: string,
): Setting<Schema> => ({ schema, fallback, about, isSecret: false });
export const secret: typeof setting = (...args) => ({ ...setting(...args), isSecret: true });
