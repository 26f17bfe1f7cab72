import { Pool } from 'pg';
import { kobo } from '#domain/money.ts';
import { BANK_CLEARING_ACCOUNT_ID, post } from '#server/money/ledger/ledger.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { type BenchDatabase, pgbench } from './pgbench.ts';
import { type Measure, perSecond } from './report.ts';

const ACCOUNTS = 1_000;
const CLIENTS = 8;
const DURATION_SECONDS = 6;
/** The least share of the bare transaction's rate. */
const TRANSFER_SHARE = 1.1;
const OPENING_KOBO = kobo(1_000_000_000);

/** Writes the same rows as a transfer, without keys, locks or rules: the upper limit of the database itself. */
const BARE_TABLES = `
  create table bare_accounts (id int primary key, balance bigint not null, version bigint not null);
  insert into bare_accounts select n, ${OPENING_KOBO}, 0 from generate_series(1, ${ACCOUNTS}) n;
  create table bare_transfers (id bigserial primary key, from_id int, to_id int, amount bigint, created_at timestamptz default now());
  create table bare_entries (id bigserial primary key, transfer_id bigint, account_id int, amount bigint, created_at timestamptz default now());`;

const BARE_SCRIPT = `
\\set low random(1, ${ACCOUNTS / 2})
\\set high random(${ACCOUNTS / 2 + 1}, ${ACCOUNTS})
begin;
update bare_accounts set balance = balance - 1, version = version + 1 where id = :low;
update bare_accounts set balance = balance + 1, version = version + 1 where id = :high;
with t as (insert into bare_transfers (from_id, to_id, amount) values (:low, :high, 1) returning id)
insert into bare_entries (transfer_id, account_id, amount) select id, :low::integer, -1 from t union all select id, :high::integer, 1 from t;
commit;`;

/** A ledger transfer by pgbench and from Node, against a bare transaction of the same rows by pgbench. */
export async function benchLedger({ url, pgbench: program, isShort }: BenchDatabase): Promise<Measure[]> {
  const connection = await openPostgres(url);
  const durationSeconds = isShort ? 0 : DURATION_SECONDS;
  await connection.migrate();
  const pool = new Pool({ connectionString: url });
  // The pool's connections may end with the server, shortly after the pool.
  pool.on('error', () => undefined);
  try {
    await pool.query(BARE_TABLES);
    const { rows } = await pool.query<{ id: string }>(
      `insert into ledger_accounts (id, kind) select ${accountId('n')}, 'wallet' from generate_series(1, ${ACCOUNTS}) n returning id`,
    );
    const accountIds = rows.map(({ id }) => id);
    await fund(connection.db, accountIds);
    await pool.query('vacuum analyze');

    const common = {
      pgbench: program,
      databaseUrl: url,
      clients: CLIENTS,
      durationSeconds,
    };
    const bare = await pgbench({ ...common, script: BARE_SCRIPT });
    const inDatabase = await pgbench({ ...common, script: LEDGER_SCRIPT });
    const fromNode = await transfersFromNode(connection.db, accountIds, durationSeconds);
    const bareAgain = await pgbench({ ...common, script: BARE_SCRIPT });
    const limit = (bare + bareAgain) / 2;
    const against = `bare transaction of the same rows, pgbench: ${perSecond(limit)}`;
    return [
      {
        name: 'ledger transfer, pgbench',
        ours: perSecond(inDatabase),
        against,
        ratio: inDatabase / limit,
        budget: { figure: inDatabase / limit, relation: '≥', limit: TRANSFER_SHARE },
      },
      { name: 'ledger transfer, from Node', ours: perSecond(fromNode), against, ratio: fromNode / limit },
    ];
  } finally {
    await pool.end();
    await connection.close();
  }
}

/** Key and ids are like those of a payment; the caller already knows the accounts' ids. */
const LEDGER_SCRIPT = `
\\set low random(1, ${ACCOUNTS / 2})
\\set high random(${ACCOUNTS / 2 + 1}, ${ACCOUNTS})
select transfer_id, is_new from ledger_post(uuidv7(), 'payment:' || uuidv7(), 'contribution_payment',
  ${accountId(':low')}, ${accountId(':high')}, 1, 'bench', now());`;

/** The SQL expression for the id of the nth account. */
function accountId(number: string): string {
  return `('00000000-0000-7000-9000-' || lpad((${number})::text, 12, '0'))::uuid`;
}

type Db = Parameters<typeof post>[0];

async function fund(db: Db, accountIds: readonly string[]): Promise<void> {
  for (const [n, accountId] of accountIds.entries()) {
    await post(db, {
      idempotencyKey: `bench:fund:${n}`,
      kind: 'deposit',
      fromAccountId: BANK_CLEARING_ACCOUNT_ID,
      toAccountId: accountId,
      amountKobo: OPENING_KOBO,
      reference: 'bench',
      eventAt: new Date(),
    });
  }
}

/** Transfers per second; each client makes at least one. */
async function transfersFromNode(
  db: Db,
  accountIds: readonly string[],
  durationSeconds: number,
): Promise<number> {
  const startMs = performance.now();
  const endMs = startMs + durationSeconds * 1000;
  const pick = (): string => accountIds[Math.floor(Math.random() * accountIds.length)] ?? '';
  let transfers = 0;
  const client = async (n: number): Promise<void> => {
    for (let i = 0; i === 0 || performance.now() < endMs; i += 1) {
      const fromAccountId = pick();
      const toAccountId = pick();
      if (fromAccountId === toAccountId) continue;
      await post(db, {
        idempotencyKey: `bench:node:${n}:${i}`,
        kind: 'contribution_payment',
        fromAccountId,
        toAccountId,
        amountKobo: kobo(1),
        reference: 'bench',
        eventAt: new Date(),
      });
      transfers += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  return (transfers * 1000) / (performance.now() - startMs);
}
