import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { EMPLOYMENT_STATUSES, OTP_PURPOSES } from '#domain/accounts/accounts.ts';
import { KIN_RELATIONS } from '#domain/accounts/nextOfKin.ts';
import { calendarDay, createdAt, id, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** When the name was last changed; null while it is the name given at registration. */
    nameChangedAt: moment(),
    /** In lower case (API contract). Several accounts may have the same email until one of them verifies it. */
    email: text().notNull(),
    emailVerifiedAt: moment(),
    /** E.164. Unique only once verified, like the email. */
    phone: text().notNull(),
    phoneVerifiedAt: moment(),
    /** The unverified new email or phone that will replace the verified one. */
    pendingEmail: text(),
    pendingPhone: text(),
    passwordHash: text().notNull(),
    roles: text().array().notNull().default(sql`'{}'::text[]`),
    pictureName: text(),
    dateOfBirth: calendarDay(),
    employmentStatus: text({ enum: EMPLOYMENT_STATUSES }),
    /** The next of kin: all three fields, or none (check). */
    kinName: text(),
    kinRelation: text({ enum: KIN_RELATIONS }),
    /** E.164. */
    kinPhone: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** An erased account has none of the personal fields above (check) and cannot change again (triggers). */
    erasedAt: moment(),
  },
  (table) => [
    uniqueIndex('users_verified_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex('users_verified_phone_key').on(table.phone).where(sql`${table.phoneVerifiedAt} is not null`),
    index('users_email_idx').on(sql`lower(${table.email})`),
    index('users_phone_idx').on(table.phone),
    index('users_erased_idx').on(table.erasedAt).where(sql`${table.erasedAt} is not null`),
    check(
      'users_phone_is_e164',
      sql`${table.phone} ~ '^\\+[1-9][0-9]{6,14}$' or ${table.erasedAt} is not null`,
    ),
    check(
      'users_erased_is_nobody',
      sql`${table.erasedAt} is null or (
        ${table.firstName} || ${table.lastName} || ${table.email} || ${table.phone} || ${table.passwordHash} = ''
        and ${table.roles} = '{}' and num_nonnulls(${table.nameChangedAt}, ${table.emailVerifiedAt}, ${table.phoneVerifiedAt},
          ${table.pendingEmail}, ${table.pendingPhone}, ${table.pictureName}, ${table.dateOfBirth},
          ${table.employmentStatus}, ${table.kinName}, ${table.kinRelation}, ${table.kinPhone}) = 0)`,
    ),
    check('users_pending_phone_is_e164', sql`${table.pendingPhone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check(
      'users_kin_is_whole',
      sql`num_nulls(${table.kinName}, ${table.kinRelation}, ${table.kinPhone}) in (0, 3)`,
    ),
    check(
      'users_kin_relation_is_known',
      sql`${table.kinRelation} in (${sql.raw(KIN_RELATIONS.map((each) => `'${each}'`).join(', '))})`,
    ),
    check('users_kin_phone_is_e164', sql`${table.kinPhone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check(
      'users_pending_only_beside_verified',
      sql`(${table.pendingEmail} is null or ${table.emailVerifiedAt} is not null)
        and (${table.pendingPhone} is null or ${table.phoneVerifiedAt} is not null)`,
    ),
  ],
);

/** One row per erased account: when, and how many rows were deleted. Rows are never changed or deleted (trigger). */
export const accountErasures = pgTable('account_erasures', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  erasedAt: createdAt(),
  /** Table name → number of deleted rows. */
  deleted: jsonb().notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex. The token itself is never stored. */
    tokenHash: text().primaryKey(),
    /** Identifies the session in the user's list. It can only be used to end the session. */
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system, like 'Chrome on Android'. */
    device: text().notNull().default('Unknown device'),
    /** The network of its last request: an IPv4 /24 or an IPv6 /48. */
    network: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_id_key').on(table.id),
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);

/** Browsers that have logged in to an account. Their failed passwords and codes are counted separately. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the browser's cookie, hex. */
    tokenHash: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_key', columns: [table.tokenHash, table.userId] }),
    index('known_devices_user_id_idx').on(table.userId),
    index('known_devices_expires_at_idx').on(table.expiresAt),
  ],
);

/** One-time codes: at most one live code per subject, purpose and browser. A new code closes the previous one. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    /**
     * The code's owner: a user id, or the keyed hash of a phone or email that no account has. Both are rate limited alike,
     * so that responses do not reveal whether an account exists.
     */
    subject: text().notNull(),
    purpose: text({ enum: OTP_PURPOSES }).notNull(),
    /** The hash of the browser secret or session that may use the code; empty if any may. */
    boundTo: text().notNull().default(''),
    /** The network or known device that requested the code, for rate limits. */
    source: text().notNull().default(''),
    codeHash: text().notNull(),
    failedAttempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** When the code was used or replaced by a newer one. */
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('one_time_codes_live_key')
      .on(table.subject, table.purpose, table.boundTo)
      .where(sql`${table.closedAt} is null`),
    index('one_time_codes_subject_created_idx').on(table.subject, table.createdAt),
    index('one_time_codes_created_idx').on(table.createdAt),
    check('one_time_codes_attempts_not_negative', sql`${table.failedAttempts} >= 0`),
  ],
);

/** Backoff counters: wrong passwords and codes, and codes sent to contacts that are never verified. */
export const backoffs = pgTable(
  'backoffs',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** Attempts are rejected until then. */
    blockedUntil: moment().notNull(),
    /** When the count resets. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('backoffs_expires_at_idx').on(table.expiresAt)],
);

/** Rate limit counters, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('rate_limits_expires_at_idx').on(table.expiresAt)],
);

/** Stored responses per idempotency key, so that a repeated call has no second effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The value of the `Idempotency-Key` header, unique per user and call. */
    key: text().notNull(),
    call: text().notNull(),
    /** SHA-256 of the body, hex. */
    requestHash: text().notNull(),
    /** The response as JSON. Null only inside the transaction of the first call. */
    responseBody: text('answer_body'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_key').on(table.userId, table.call, table.key),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
);
