import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '#server/platform/db/migrations.ts';
import { TEST_DATABASE_URL } from '../kit/server.ts';

const read = (file: string): string => readFileSync(path.join(MIGRATIONS.migrationsFolder, file), 'utf8');
const journal: { entries: { tag: string }[] } = JSON.parse(read('meta/_journal.json'));
const tags = journal.entries.map(({ tag }) => tag);
const migration = (tag: string): string => read(`${tag}.sql`);
const id = (serial: number): string => `00000000-0000-7000-8000-${String(serial).padStart(12, '0')}`;
const DAY_MS = 24 * 3_600_000;

/** Rows of the previous release, with payments in every state. */
const OLD_ROWS = `
  insert into users (id, first_name, last_name, email, phone, password_hash)
    values ('${id(100)}', 'Ada', 'Obi', 'ada@example.com', '+2348030000001', 'none');
  insert into ledger_accounts (id, kind) values ('${id(101)}', 'wallet');
  insert into wallets (id, user_id, ledger_account_id, provider, provider_reference, bank_name, account_number, account_name)
    values ('${id(102)}', '${id(100)}', '${id(101)}', 'sandbox', 'x', 'Sandbox Bank', '1234567890', 'ADA OBI');
  insert into bank_events (id, provider, event_id, raw_body, applied_at, outcome) values
    ('${id(103)}', 'sandbox', 'first', '{}', '2026-10-01T00:00:00Z', 'credited'),
    ('${id(104)}', 'sandbox', 'second', '{}', '2026-10-01T00:00:00Z', 'suspended');
  select ledger_post('${id(105)}', 'sandbox:first', 'deposit', '${id(1)}', '${id(101)}', 5000, 'first', now());
  set session_replication_role = replica;
  insert into contributions (id, user_id, property_id, apartment_id, ledger_account_id, plan, status, price_kobo, target_kobo,
    agreed_quote, duration_months, age_years, salary_kobo, rsa_balance_kobo, terms_version, agreed_on, hold_expires_at)
  select ('00000000-0000-7000-8000-0000000002' || n)::uuid, '${id(100)}', '${id(1)}', gen_random_uuid(), gen_random_uuid(), 'B', status,
    100, 30, '{}', 24, 30, 0, 0, '1', '2026-10-05', case when status = 'pending' then now() + interval '1 day' end
  from (values ('01', 'pending'), ('02', 'active'), ('03', 'cancelled')) as c (n, status);
  insert into payments (id, contribution_id, user_id, amount_kobo, status, reference, created_at, received_at) values
    ('${id(301)}', '${id(201)}', '${id(100)}', 10, 'awaiting_transfer', 'a', '2026-09-01T00:00:00Z', null),
    ('${id(302)}', '${id(201)}', '${id(100)}', 11, 'awaiting_transfer', 'b', '2026-09-02T00:00:00Z', null),
    ('${id(303)}', '${id(202)}', '${id(100)}', 12, 'received', 'c', '2026-09-01T00:00:00Z', '2026-09-01T00:00:00Z'),
    ('${id(304)}', '${id(202)}', '${id(100)}', 13, 'cancelled', 'd', '2026-09-01T00:00:00Z', null),
    ('${id(305)}', '${id(203)}', '${id(100)}', 14, 'cancelled', 'e', '2026-09-01T00:00:00Z', null);
  set session_replication_role = origin;`;

interface MigratedDatabase {
  readonly query: <Row extends pg.QueryResultRow>(statement: string) => Promise<pg.QueryResult<Row>>;
}

/** A database with rows from before a migration, then migrated. */
function migratedBy(tagEnd: string, rows: string): MigratedDatabase {
  const examined = tags.findIndex((tag) => tag.endsWith(tagEnd));
  const name = `test_migration${tagEnd}_${process.pid}_${Date.now()}`;
  let client: pg.Client;
  const onServer = async (statement: string): Promise<void> => {
    const server = new pg.Client({ connectionString: TEST_DATABASE_URL });
    await server.connect();
    await server.query(statement);
    await server.end();
  };
  beforeAll(async () => {
    await onServer(`create database ${name}`);
    const url = new URL(TEST_DATABASE_URL ?? '');
    url.pathname = `/${name}`;
    client = new pg.Client({ connectionString: url.href });
    await client.connect();
    for (const tag of tags.slice(0, examined)) await client.query(migration(tag));
    await client.query(rows);
    await client.query(migration(tags[examined] ?? ''));
  });
  afterAll(async () => {
    await client.end();
    await onServer(`drop database ${name} with (force)`);
  });
  return { query: (statement) => client.query(statement) };
}

/** Wallets from when each had one account at one bank, and money that reached no wallet. */
const WALLETS_OF_ONE_BANK = `
  insert into users (id, first_name, last_name, email, phone, password_hash) values
    ('${id(100)}', 'Ada', 'Obi', 'ada@example.com', '+2348030000001', 'none'),
    ('${id(110)}', 'Bola', 'Ade', 'bola@example.com', '+2348030000002', 'none');
  insert into ledger_accounts (id, kind) values ('${id(101)}', 'wallet'), ('${id(111)}', 'wallet');
  insert into wallets (id, user_id, ledger_account_id, provider, provider_reference, bank_name, account_number, account_name, created_at)
    values
    ('${id(102)}', '${id(100)}', '${id(101)}', 'sandbox', 'x', 'Sandbox Bank', '1234567890', 'ADA OBI', '2026-10-01T00:00:00Z'),
    ('${id(112)}', '${id(110)}', '${id(111)}', 'sandbox', 'y', 'Sandbox Bank', '1234567891', 'BOLA ADE', '2026-10-02T00:00:00Z');
  insert into bank_events (id, provider, event_id, raw_body, applied_at, outcome) values
    ('${id(103)}', 'sandbox', 'stray', '{}', '2026-10-01T00:00:00Z', 'suspended');
  select ledger_post('${id(104)}', 'sandbox:stray', 'unmatched_deposit', '${id(1)}', '${id(2)}', 700, 'stray', now());`;

describe.skipIf(!TEST_DATABASE_URL)('a database of the time before several banks', () => {
  const database = migratedBy('_banks', WALLETS_OF_ONE_BANK);

  test('has the account of each wallet as its first bank account, assigned since the wallet was opened', async () => {
    const { rows } = await database.query(
      'select wallet_id, provider, status, account_number, account_name, assigned_at from bank_accounts order by wallet_id',
    );
    const assigned = { provider: 'sandbox', status: 'assigned' };
    expect(rows).toEqual([
      {
        ...assigned,
        wallet_id: id(102),
        account_number: '1234567890',
        account_name: 'ADA OBI',
        assigned_at: new Date('2026-10-01T00:00:00Z'),
      },
      {
        ...assigned,
        wallet_id: id(112),
        account_number: '1234567891',
        account_name: 'BOLA ADE',
        assigned_at: new Date('2026-10-02T00:00:00Z'),
      },
    ]);
  });

  test('knows the amount of what is in suspense, so that it can be matched or sent back', async () => {
    const { rows } = await database.query('select outcome, amount_kobo::int as amount from bank_events');
    expect(rows).toEqual([{ outcome: 'suspended', amount: 700 }]);
  });

  test('has an account for money on its way out', async () => {
    const { rows } = await database.query(
      "select balance_kobo::int as balance from ledger_accounts where kind = 'payout'",
    );
    expect(rows).toEqual([{ balance: 0 }]);
  });
});

/** Transfers from before the hash chain: two deposits, one of which pays into a contribution. */
const UNCHAINED_BOOKS = `
  insert into ledger_accounts (id, kind) values ('${id(101)}', 'wallet'), ('${id(102)}', 'contribution');
  select ledger_post('${id(103)}', 'sandbox:a', 'deposit', '${id(1)}', '${id(101)}', 5000, 'a', now());
  select ledger_post('${id(104)}', 'sandbox:b', 'deposit', '${id(1)}', '${id(101)}', 700, 'b', now());
  select ledger_post('${id(105)}', 'payment:c', 'contribution_payment', '${id(101)}', '${id(102)}', 1200, 'c', now());`;

describe.skipIf(!TEST_DATABASE_URL)('a database of the time before the chain of the books', () => {
  const database = migratedBy('_ledger_chain', UNCHAINED_BOOKS);

  test('has its entries chained as a new posting chains them', async () => {
    await database.query(
      `select ledger_post('${id(106)}', 'payment:d', 'contribution_payment', '${id(101)}', '${id(102)}', 300, 'd', now())`,
    );
    const { rows } = await database.query(`
      select e.account_version::int as version, e.balance_after_kobo::int as balance,
        e.hash = sha256(coalesce(lag(e.hash) over (order by e.account_version), '') || ledger_transfer_bytes(t)) as is_chained
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account_id = '${id(101)}' order by e.account_version`);
    expect(rows).toEqual(
      [5_000, 5_700, 4_500, 4_200].map((balance, place) => ({
        version: place + 1,
        balance,
        is_chained: true,
      })),
    );
  });

  test('has no running balance of the money at the bank', async () => {
    const { rows } = await database.query(
      "select balance_kobo::int as balance, version::int from ledger_accounts where kind = 'bank_clearing'",
    );
    expect(rows).toEqual([{ balance: 0, version: 0 }]);
  });
});

describe.skipIf(!TEST_DATABASE_URL)('a database of the release before', () => {
  const client = migratedBy('_one_awaiting_payment', OLD_ROWS);

  test('keeps the newest awaiting payment of each contribution, and gives every cancelled one its reason', async () => {
    const { rows } = await client.query('select reference, status, cancel_reason from payments order by id');
    expect(rows.map(({ reference, status, cancel_reason }) => [reference, status, cancel_reason])).toEqual([
      ['a', 'cancelled', 'replaced'],
      ['b', 'awaiting_transfer', null],
      ['c', 'received', null],
      ['d', 'cancelled', 'replaced'],
      ['e', 'cancelled', 'contribution_ended'],
    ]);
  });

  test('lets no awaiting payment lapse because of the release', async () => {
    const { rows } = await client.query<{ lapses_at: Date }>(
      "select lapses_at from payments where status = 'awaiting_transfer'",
    );
    expect(rows[0]?.lapses_at.getTime()).toBeGreaterThan(Date.now() + 13 * DAY_MS);
  });

  test('has every contribution due as it was agreed', async () => {
    const { rows } = await client.query('select distinct first_due_on::text as day from contributions');
    expect(rows).toEqual([{ day: '2026-10-05' }]);
  });

  test('has its credited events settled, and the others as they were', async () => {
    const { rows } = await client.query(
      'select event_id, wallet_id, amount_kobo::int as amount, settled_at is not null as settled from bank_events order by id',
    );
    expect(rows).toEqual([
      { event_id: 'first', wallet_id: id(102), amount: 5_000, settled: true },
      { event_id: 'second', wallet_id: null, amount: null, settled: false },
    ]);
  });
});
