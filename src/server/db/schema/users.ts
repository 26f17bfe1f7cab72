import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { EMPLOYMENT_STATUSES, OTP_PURPOSES } from '../../../domain/accounts.ts';
import { createdAt, id, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** In lower case, as the wire's contract makes it; unique whatever its case. */
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    phoneVerifiedAt: moment(),
    passwordHash: text().notNull(),
    roles: text().array().notNull().default(sql`'{}'::text[]`),
    pictureName: text(),
    dateOfBirth: date({ mode: 'string' }),
    employmentStatus: text({ enum: EMPLOYMENT_STATUSES }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_phone_key').on(table.phone),
    check('users_phone_is_e164', sql`${table.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex. The token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);

/** The one live code of a subject for a purpose; a new one overwrites it. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    /**
     * Whose code it is: a user's id, or the keyed hash of a phone or email that no account has. A stranger who asks
     * for either gets the same answers, because both are counted alike.
     */
    subject: text().notNull(),
    purpose: text({ enum: OTP_PURPOSES }).notNull(),
    codeHash: text().notNull(),
    failedAttempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Set when it was used, or overwritten by a newer one. */
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('one_time_codes_live_key')
      .on(table.subject, table.purpose)
      .where(sql`${table.closedAt} is null`),
    index('one_time_codes_subject_created_idx').on(table.subject, table.createdAt),
    index('one_time_codes_created_idx').on(table.createdAt),
    check('one_time_codes_attempts_not_negative', sql`${table.failedAttempts} >= 0`),
  ],
);

/** Each wrong code of a day, for the limit by subject and purpose. */
export const oneTimeCodeFailures = pgTable(
  'one_time_code_failures',
  {
    id: id(),
    /** As in `one_time_codes`. */
    subject: text().notNull(),
    purpose: text({ enum: OTP_PURPOSES }).notNull(),
    /** The caller's network: an IPv4 /24 or an IPv6 /48. */
    network: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('one_time_code_failures_subject_idx').on(table.subject, table.createdAt),
    index('one_time_code_failures_created_idx').on(table.createdAt),
  ],
);

/** Counters of the rate limits, shared by every process. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('rate_limits_expires_at_idx').on(table.expiresAt)],
);

/** Answers kept under a caller's idempotency key, so that the same call twice acts once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The caller's key under the call's name. */
    key: text().notNull(),
    call: text().notNull(),
    /** SHA-256 of the body, hex. */
    requestHash: text().notNull(),
    /** What was answered, as JSON. Null only inside the transaction that makes it. */
    answerBody: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_key').on(table.userId, table.call, table.key),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
);
