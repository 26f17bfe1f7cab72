import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Kobo } from '#domain/money.ts';

/** An id that sorts by time (UUID version 7), made by the caller's process. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => uuidv7());

/** Whole kobo. */
export const amountKobo = () => bigint({ mode: 'number' }).$type<Kobo>();

export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const createdAt = () => moment().notNull().default(sql`now()`);
