import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, date, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { IsoDate } from '#domain/dates.ts';
import type { Kobo } from '#domain/money.ts';

/** An id that sorts by time (UUID version 7), made by the caller's process. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => uuidv7());

/** Whole kobo. */
export const amountKobo = () => bigint({ mode: 'number' }).$type<Kobo>();

/** A calendar day as `YYYY-MM-DD`. */
export const calendarDay = () => date({ mode: 'string' }).$type<IsoDate>();

/** Whole, from 0 up, safe to 2^53 − 1. */
export const counter = () => bigint({ mode: 'number' });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const createdAt = () => moment().notNull().default(sql`now()`);

/** `column in ('a', 'b')`, for checks and partial indexes: the values are part of the SQL, no parameters. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`;

/** `column ~ 'pattern'`, for checks: null passes, as checks have it. The pattern is part of the SQL. */
export const matches = (column: AnyPgColumn, pattern: string): SQL =>
  sql`${column} ~ ${sql.raw(`'${pattern.replaceAll("'", "''")}'`)}`;
