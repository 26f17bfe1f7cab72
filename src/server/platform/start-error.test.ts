import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { connect } from './db/connect.ts';
import { readSettings } from './settings/settings.ts';
import { SettingsError } from './settings/settings-error.ts';
import { explainStartError } from './start-error.ts';

const { database } = readSettings({});

/** Why a database cannot be migrated. */
async function errorOfMigrating(databaseUrl: string, directUrl: string | null = null): Promise<unknown> {
  const connection = await connect({ databaseUrl, database: { ...database, directUrl }, dataDir: '' });
  const error = await connection.migrate().catch((reason: unknown) => reason);
  await connection.close();
  return error;
}

test('explains in one line that no database answers', async () => {
  // Nothing listens at port 1.
  const error = await errorOfMigrating('postgres://kolo@localhost:1/kolo');
  expect(explainStartError(error)).toMatch(/^No database answers at DATABASE_URL\b.*\.$/);
});

test('names DATABASE_DIRECT_URL where no database answers there', async () => {
  const line = /^No database answers at DATABASE_DIRECT_URL: [^\n]*\.$/;
  const [databaseUrl, directUrl] = ['postgres://kolo@localhost:1/kolo', 'postgres://kolo@localhost:2/kolo'];
  expect(explainStartError(await errorOfMigrating(databaseUrl, directUrl))).toMatch(line);
  const target = { databaseUrl, database: { ...database, directUrl }, dataDir: '' };
  const error = await connect(target, { isBatch: true }).catch((reason: unknown) => reason);
  expect(explainStartError(error)).toMatch(line);
});

test.skipIf(!process.env.TEST_DATABASE_URL)('explains in one line that the role is missing', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.username = 'nobody_of_this_name';
  const error = await errorOfMigrating(url.href);
  expect(explainStartError(error)).toMatch(/^The database refuses the user in DATABASE_URL: .*nobody/);
});

test.each([
  [
    new Error('Failed query', { cause: Object.assign(new Error('no\npermission'), { code: '42501' }) }),
    'The user in DATABASE_URL may not make or read the tables: no permission.',
  ],
  [
    Object.assign(new Error('column "x" does not exist'), { code: '42703' }),
    'The database lacks tables or columns of this release, as no server of it has started: column "x" does not exist.',
  ],
  [
    new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })]),
    'No database answers at DATABASE_URL.',
  ],
  [
    new Error('Connection terminated due to connection timeout'),
    'The database at DATABASE_URL does not answer: Connection terminated due to connection timeout.',
  ],
  [
    new Error('Failed query', { cause: new Error('The server does not support SSL connections') }),
    'The database has no TLS, which sslmode in DATABASE_URL asks for: The server does not support SSL connections.',
  ],
  [
    new Error('Failed query', {
      cause: new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    }),
    'The database asks for a password, and DATABASE_URL has none: SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string.',
  ],
  [
    Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    'The certificate of the database is not trusted. Name the file of its authority as sslrootcert in DATABASE_URL: self-signed certificate.',
  ],
])('explains %o', (error, line) => expect(explainStartError(error)).toBe(line));

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'explains in one line that the database only lets read',
  async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const error = await errorOfMigrating(url.href);
    expect(explainStartError(error)).toMatch(/^The database only lets read: /);
  },
);

test('explains in one line that the data folder is a file', async () => {
  const dataDir = fileURLToPath(import.meta.url);
  const error = await connect({ databaseUrl: null, database, dataDir }).catch((reason: unknown) => reason);
  expect(explainStartError(error)).toMatch(/^The folder \S+ of DATA_DIR cannot be used: EEXIST: [^\n]*\.$/);
});

test.runIf(process.platform === 'linux')(
  'explains in one line that the data folder cannot be created',
  async () => {
    // `recursive` of `mkdir` never ends in /proc.
    const target = { databaseUrl: null, database, dataDir: '/proc/a-folder/data' };
    const error = await connect(target).catch((reason: unknown) => reason);
    expect(explainStartError(error)).toMatch(
      /^The folder \/proc\/a-folder\/data of DATA_DIR cannot be used: ENOENT: [^\n]*\.$/,
    );
  },
);

test('returns an unknown error itself, and the lines of wrong settings', () => {
  const unknown = new Error('What is this?');
  expect(explainStartError(unknown)).toBe(unknown);
  const settings = new SettingsError(['PORT is missing', 'HOST is missing']);
  expect(explainStartError(settings)).toBe(settings.message);
});
