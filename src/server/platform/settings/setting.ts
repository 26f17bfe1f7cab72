import * as z from 'zod/mini';
import { isLoopbackHost } from './loopback.ts';

/** A setting: its schema, its default, and its description for the docs. */
export interface Setting<Schema extends z.ZodMiniType> {
  readonly schema: Schema;
  readonly fallback: string | null;
  readonly about: string;
  /** Whether its value must never be printed or logged. */
  readonly isSecret: boolean;
}
export const setting = <Schema extends z.ZodMiniType>(
  schema: Schema,
  fallback: string | null,
  about: string,
): Setting<Schema> => ({ schema, fallback, about, isSecret: false });
export const secret: typeof setting = (...args) => ({ ...setting(...args), isSecret: true });

export const notEmpty = z.string().check(z.minLength(1, 'must not be empty'));

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be ${anyOf.format(values)}`);

const ADDRESS_RULE = 'must be an address like https://api.example.com; http only to this machine';
/** The address of a provider's API. HTTPS is required because every call sends the key. */
export const apiAddress = z.url({ protocol: /^https?$/, error: ADDRESS_RULE, abort: true }).check(
  z.refine((text) => {
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || isLoopbackHost(hostname);
  }, ADDRESS_RULE),
);

const MIN_KEY_LENGTH = 16;
export const key = z
  .string()
  .check(z.minLength(MIN_KEY_LENGTH, `must have at least ${MIN_KEY_LENGTH} characters`));

export const flag = z.pipe(
  z.enum(['0', '1'], 'must be 0 or 1'),
  z.transform((value) => value === '1'),
);
