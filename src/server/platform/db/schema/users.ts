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
import { EMPLOYMENT_STATUSES, OTP_PURPOSES } from '#domain/accounts.ts';
import { KIN_RELATIONS } from '#domain/nextOfKin.ts';
import { calendarDay, createdAt, id, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Since when it is another name than the account was made with. */
    nameChangedAt: moment(),
    /** In lower case, as the wire's contract makes it. Others may claim it too, until one of them verifies it. */
    email: text().notNull(),
    emailVerifiedAt: moment(),
    /** E.164. As with the email, only a verified one is the account's own. */
    phone: text().notNull(),
    phoneVerifiedAt: moment(),
    /** What is wanted in place of a verified email or phone, and is not verified itself yet. */
    pendingEmail: text(),
    pendingPhone: text(),
    passwordHash: text().notNull(),
    roles: text().array().notNull().default(sql`'{}'::text[]`),
    pictureName: text(),
    dateOfBirth: calendarDay(),
    employmentStatus: text({ enum: EMPLOYMENT_STATUSES }),
    /** The next of kin: all three, or none. */
    kinName: text(),
    kinRelation: text({ enum: KIN_RELATIONS }),
    /** E.164. */
    kinPhone: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Of an erased account nothing above is left (check), and nothing changes or is added again (triggers). */
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

/** One row for each erased account: when, and how much was deleted of what. Rows are never changed or deleted (trigger). */
export const accountErasures = pgTable('account_erasures', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  erasedAt: createdAt(),
  /** Table → deleted rows. */
  deleted: jsonb().notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex. The token itself is never stored. */
    tokenHash: text().primaryKey(),
    /** What the person's list of sessions calls it: good for ending it, and nothing else. */
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system, like 'Chrome on Android'. */
    device: text().notNull().default('Unknown device'),
    /** The network it was last seen from: an IPv4 /24 or an IPv6 /48. */
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

/** A browser that has logged in to an account: its wrong passwords and codes are counted by themselves. */
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

/** The one live code of a subject for a purpose in one browser; a new one overwrites it. */
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
    /** The hash of the browser's secret, or of the session, that alone may use the code; empty where any may. */
    boundTo: text().notNull().default(''),
    /** Where it was asked for: a network, or a known device. Codes are counted by it. */
    source: text().notNull().default(''),
    codeHash: text().notNull(),
    failedAttempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Set when it was used, or overwritten by a newer one. */
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

/** Attempts whose waits grow: wrong passwords and codes, and codes sent to what is never verified. */
export const backoffs = pgTable(
  'backoffs',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** No attempt is taken before. */
    blockedUntil: moment().notNull(),
    /** Then all attempts are forgotten. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('backoffs_expires_at_idx').on(table.expiresAt)],
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
