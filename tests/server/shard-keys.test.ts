import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { createListing } from './kit/listings.ts';
import { personalTables } from './kit/personal-tables.ts';
import { sentDuring } from './kit/sent-statements.ts';
import { describeOnPostgres, type TestServer } from './kit/server.ts';
import { tablesWithoutKey } from './kit/sharding.ts';
import {
  agreement,
  contribute,
  contributionOf,
  createBuyer,
  pay,
  postWebhook,
  walletOf,
} from './money/kit.ts';

/**
 * The keys by which the rows of each table are placed and found (`docs/scale.md`): the row's own key, or that of the
 * person, wallet, account, contribution or unit that it belongs to. `users`, `bank_events` and the inspections
 * that a visitor asked for are also found by their external keys.
 */
const SHARD_KEYS: Readonly<Record<string, readonly string[]>> = {
  account_erasures: ['user_id'],
  apartments: ['id', 'building_id', 'property_id'],
  backoffs: ['key'],
  bank_accounts: ['id', 'wallet_id', 'account_number'],
  bank_events: ['id', 'wallet_id', 'event_id', 'reference', 'refund_of'],
  bank_refunds: ['id', 'event_id'],
  contact_messages: ['id', 'reference'],
  contribution_exits: ['contribution_id', 'user_id'],
  contribution_revisions: ['id', 'contribution_id', 'user_id'],
  contributions: ['id', 'user_id', 'apartment_id', 'ledger_account_id'],
  documents: ['id', 'user_id', 'contribution_id', 'payment_id', 'code'],
  document_files: ['document_id'],
  idempotency_keys: ['id', 'user_id'],
  inspections: ['id', 'reference', 'user_id', 'email'],
  known_devices: ['user_id'],
  ledger_accounts: ['id'],
  ledger_entries: ['account_id', 'transfer_id'],
  ledger_transfers: ['id', 'idempotency_key'],
  message_preferences: ['user_id'],
  messages: ['id', 'user_id', 'key', 'provider_id'],
  money_audit: ['event_id', 'wallet_id'],
  mortgage_moves: ['id', 'contribution_id', 'user_id'],
  one_time_codes: ['id', 'user_id'],
  outbox_messages: ['id', 'to'],
  payments: ['id', 'contribution_id', 'user_id', 'reference'],
  payout_accounts: ['id', 'user_id'],
  property_requests: ['id', 'reference'],
  rate_limits: ['key'],
  saved_properties: ['user_id', 'property_id'],
  sessions: ['id', 'token_hash', 'user_id'],
  users: ['id', 'email', 'phone'],
  wallets: ['id', 'user_id', 'ledger_account_id'],
  withdrawals: ['id', 'user_id', 'reference'],
};

/**
 * The only part of a statement that asks all machines, up to its condition: a lapsed hold waits for deposits that were
 * reported in time and not applied yet. It reads a small index, usually empty.
 */
const ASKS_ALL = `
      select from "bank_events" join "bank_accounts" on "bank_accounts"."provider" = "bank_events"."provider"
        join "wallets" on "wallets"."id" = "bank_accounts"."wallet_id"
      where `;

/** The calls of a buyer's pages. */
const READS = [
  '/users/me',
  '/users/me/inspections',
  '/users/me/sessions',
  '/users/me/message-preferences',
  '/contributions',
  '/documents',
  '/wallet/get',
  '/wallet/transactions',
  '/wallet/withdrawal-options',
  '/propy/list-saved-properties',
];

/** The statement with a key added to the part that has none. */
const withKey = (statement: string): string =>
  statement.replaceAll(ASKS_ALL, `${ASKS_ALL}"bank_events"."id" = $1 and `);

describeOnPostgres('a database spread over machines', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server?.close());

  /** The distinct statements sent while a function runs. */
  async function statementsDuring(act: () => Promise<void>): Promise<string[]> {
    const sent = await sentDuring(act);
    return [...new Set(sent.map(({ text }) => text))];
  }

  async function withoutKey(statements: readonly string[]): Promise<Record<string, string[]>> {
    const found = await Promise.all(
      statements.map(async (text) => [text, await tablesWithoutKey(text, SHARD_KEYS)] as const),
    );
    return Object.fromEntries(found.filter(([, tables]) => tables.length > 0));
  }

  test('is asked by a key in every statement of a buyer’s reads', async () => {
    const { app, db } = server;
    const buyer = await createBuyer(server);
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, buyer.user.id));
    const { id } = await contribute(app, buyer, agreement(await createListing(db)));
    const statements = await statementsDuring(async () => {
      for (const url of [...READS, `/contributions/${id}`]) {
        const { statusCode } = await app.inject({ url: `/api${url}`, headers: buyer.headers });
        expect({ url, statusCode }).toEqual({ url, statusCode: 200 });
      }
    });
    expect(statements.length).toBeGreaterThan(READS.length);
    expect(await withoutKey(statements)).toEqual({});
  });

  test('is asked by a key from the agreement to the payment that a transfer makes', async () => {
    const { app, db } = server;
    const buyer = await createBuyer(server);
    const listing = await createListing(db);
    const { account_number: accountNumber } = await walletOf(app, buyer);
    const amountKobo = naira(312_500);
    const statements = await statementsDuring(async () => {
      const { id } = await contribute(app, buyer, agreement(listing));
      await pay(app, buyer, id, amountKobo);
      await postWebhook(server, { accountNumber, amountKobo });
      await vi.waitFor(
        async () => expect(await contributionOf(app, buyer, id)).toMatchObject({ paid: amountKobo }),
        {
          timeout: 30_000,
        },
      );
    });
    expect(statements.some((text) => text.includes('ledger_post'))).toBe(true);
    expect(statements.some((text) => text.includes(ASKS_ALL))).toBe(true);
    expect(await withoutKey(statements.map(withKey))).toEqual({});
  });
});

test('every table with personal data has its key', () => {
  expect(personalTables().filter((table) => SHARD_KEYS[table] === undefined)).toEqual([]);
});

describe('a statement', () => {
  test.each([
    'select id from payments where id = $1',
    "select id from payments where reference in ('a', 'b') and status = $1",
    'select id from payments where id = any($1::uuid[])',
    'select id from payments where id = $1 or contribution_id = $2',
    'select id from payments where (status, id) = ($1, $2)',
    'select p.id from payments as p join users as u on u.id = p.user_id where p.user_id = $1',
    'select p.id from payments as p left join users as u on u.id = p.user_id where p.user_id = $1',
    'select id from payments where contribution_id in (select id from contributions where user_id = $1)',
    'with mine as (select id from contributions where user_id = $1) select p.id from mine join payments as p on p.contribution_id = mine.id where mine.id is not null',
    'select c.id, (select count(*) from payments as p where p.contribution_id = c.id) from contributions as c where c.id = $1',
    'select a.id from buildings as b join apartments as a on a.building_id = b.id where b.property_id = $1',
    'update payments set status = $1 from contributions as c where c.id = payments.contribution_id and c.user_id = $2',
    'select m.id from unnest($1::uuid[]) as wanted (id) join messages as m on m.id = wanted.id',
  ])('that asks by a key: %s', async (statement) => {
    expect(await tablesWithoutKey(statement, SHARD_KEYS)).toEqual([]);
  });

  test.each([
    ['select id from payments where status = $1', ['payments']],
    ['select id from payments', ['payments']],
    ['select id from payments where id <> $1', ['payments']],
    ['select id from payments where not id = $1', ['payments']],
    ['select id from payments where id = user_id', ['payments']],
    ['select id from payments where id is distinct from $1', ['payments']],
    ['select id from payments where id = $1 or status = $2', ['payments']],
    ['select id from payments where $1::uuid is null or id = $1', ['payments']],
    // Joined to each other, but neither table is found by a key.
    [
      'select p.id from payments as p join users as u on u.id = p.user_id where p.status = $1',
      ['payments', 'users'],
    ],
    [
      'select c.id from contributions as c, apartments as a where a.id = c.apartment_id',
      ['contributions', 'apartments'],
    ],
    // A left join keeps all rows of its left side, whatever the condition.
    ['select p.id from payments as p left join users as u on u.id = $1 and p.user_id = u.id', ['payments']],
    ['select a.id from buildings as b join apartments as a on a.building_id = b.id', ['apartments']],
    [
      'select id from wallets where user_id = $1 union all select id from wallets where pays_due_since < $2',
      ['wallets'],
    ],
    [
      'update wallets set pays_due_since = now() where id in (select id from wallets where pays_due_since < $1)',
      ['wallets'],
    ],
    [
      'select u.id from users as u where exists (select 1 from payments as p where p.user_id = u.id)',
      ['users', 'payments'],
    ],
    ['delete from sessions where expires_at < $1', ['sessions']],
  ])('that would ask them all: %s', async (statement, tables) => {
    expect(await tablesWithoutKey(statement, SHARD_KEYS)).toEqual(tables);
  });
});
