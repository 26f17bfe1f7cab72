import * as z from 'zod/mini';
import { flag, secret, setting } from './setting.ts';
import { wholeNumber } from './whole-number.ts';

const address = z.nullable(
  z.string().check(
    z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
    z.refine(
      (text) => URL.canParse(text),
      'must be a URL, with / @ : ? # and % in the password as %2F %40 %3A %3F %23 and %25',
    ),
  ),
);

/** The settings of the database. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: secret(address, null, 'PostgreSQL 15 or later; without it the embedded database is used'),
  DATABASE_DIRECT_URL: secret(
    address,
    null,
    'The same database past a pooler, where `DATABASE_URL` is one that pools by transaction: for migrations, jobs and notifications',
  ),
  DATABASE_BROWSING_URL: secret(
    address,
    null,
    'A read replica for search and homes; without it they read `DATABASE_URL`',
  ),
  DATABASE_PREPARED: setting(
    flag,
    '1',
    '0 for a pooler by transaction that knows no prepared statements, like PgBouncer before 1.21',
  ),
  DATABASE_CONNECTIONS: setting(
    wholeNumber(2, 500),
    '10',
    'Connections of one process for accounts and money; jobs have three more, and notifications one',
  ),
  DATABASE_BROWSING_CONNECTIONS: setting(
    wholeNumber(1, 500),
    '6',
    'The same for search and homes, which cannot use those of accounts and money',
  ),
} as const;

/** The connection options of a process. */
export interface DatabaseSettings {
  /** The address that bypasses a pooler; null if `DATABASE_URL` is PostgreSQL itself. */
  readonly directUrl: string | null;
  /** The address of a read replica for visitors; null if they read `DATABASE_URL`. */
  readonly browsingUrl: string | null;
  readonly isPrepared: boolean;
  readonly connections: number;
  readonly browsingConnections: number;
}

type Value = <Name extends keyof typeof DATABASE_SETTINGS>(
  name: Name,
) => z.output<(typeof DATABASE_SETTINGS)[Name]['schema']>;

export const databaseSettings = (value: Value): DatabaseSettings => ({
  directUrl: value('DATABASE_DIRECT_URL'),
  browsingUrl: value('DATABASE_BROWSING_URL'),
  isPrepared: value('DATABASE_PREPARED'),
  connections: value('DATABASE_CONNECTIONS'),
  browsingConnections: value('DATABASE_BROWSING_CONNECTIONS'),
});
