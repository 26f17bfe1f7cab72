import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { type Kobo, kobo } from '#domain/money.ts';
import { applyEvent } from '#server/money/bank/apply.ts';
import { storeEvent } from '#server/money/bank/events.ts';
import { sandboxBank } from '#server/money/bank/sandbox/bank.ts';
import { sandboxWebhook } from '#server/money/bank/sandbox/webhook.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { ServerProcess } from '../browser/kit/server.ts';
import type { BenchDatabase } from './pgbench.ts';
import type { Measure } from './report.ts';

const AWAITING = 10_000;
const PAYMENT_KOBO = kobo(100_000);
const BUSY_ACCOUNT = '1000000001';
const OTHER_ACCOUNT = '1000000002';
/** Deposits of one measurement, one after another. */
const DEPOSITS = 500;
/** Of either, in the short form. */
const SHORT_COUNT = 20;

/**
 * One buyer has 10,000 contributions that each await a payment, and has sent the money for all in one transfer. How
 * long another's deposit takes while a second server makes those payments, against the same before and after.
 */
export async function benchDeposits({ url, isShort }: BenchDatabase): Promise<Measure[]> {
  const awaiting = isShort ? SHORT_COUNT : AWAITING;
  const count = isShort ? SHORT_COUNT : DEPOSITS;
  const connection = await openPostgres(url);
  await connection.migrate();
  const pool = new Pool({ connectionString: url, max: 1 });
  // Its connection may end with the server, a moment after the pool.
  pool.on('error', () => undefined);
  let server: ServerProcess | null = null;
  try {
    await pool.query(seed(awaiting));
    await pool.query('analyze');
    await deposit(connection.db, BUSY_ACCOUNT, kobo(PAYMENT_KOBO * awaiting));
    await deposits(connection.db, count);
    const alone = await deposits(connection.db, count);
    // Its sweep takes up the work at once.
    server = await ServerProcess.start({ DATABASE_URL: url });
    const before = await untilMorePaid(pool, 0);
    const meanwhile = await deposits(connection.db, count);
    const made = (await untilMorePaid(pool, before)) - before;
    await server.kill();
    const aloneAgain = await deposits(connection.db, count);
    const baseMs = (median(alone) + median(aloneAgain)) / 2;
    return [
      {
        name: `a deposit, while ${made} of another buyer's ${awaiting.toLocaleString('en')} payments are made`,
        ours: milliseconds(median(meanwhile)),
        against: `the same without them: ${milliseconds(baseMs)}; at most 1.2`,
        ratio: median(meanwhile) / baseMs,
      },
    ];
  } finally {
    await server?.dispose();
    await pool.end();
    await connection.close();
  }
}

/** Two buyers with wallets; the first has the contributions, their units and homes left out. */
const seed = (awaiting: number): string => `
  insert into users (id, first_name, last_name, email, phone, password_hash) values
    ('00000000-0000-7000-9000-000000000001', 'Busy', 'Buyer', 'busy@example.com', '+2348030000001', 'none'),
    ('00000000-0000-7000-9000-000000000002', 'Other', 'Buyer', 'other@example.com', '+2348030000002', 'none');
  insert into ledger_accounts (id, kind) values
    ('00000000-0000-7000-9000-000000000011', 'wallet'), ('00000000-0000-7000-9000-000000000012', 'wallet');
  insert into wallets (id, user_id, ledger_account_id) values
    ('00000000-0000-7000-9000-000000000021', '00000000-0000-7000-9000-000000000001', '00000000-0000-7000-9000-000000000011'),
    ('00000000-0000-7000-9000-000000000022', '00000000-0000-7000-9000-000000000002', '00000000-0000-7000-9000-000000000012');
  insert into bank_accounts (id, wallet_id, provider, status, provider_reference, bank_name, account_number, account_name, assigned_at) values
    (gen_random_uuid(), '00000000-0000-7000-9000-000000000021', 'sandbox', 'assigned', 'a', 'Bank', '${BUSY_ACCOUNT}', 'BUSY', now()),
    (gen_random_uuid(), '00000000-0000-7000-9000-000000000022', 'sandbox', 'assigned', 'b', 'Bank', '${OTHER_ACCOUNT}', 'OTHER', now());
  create table bench_contributions as
    select n, gen_random_uuid() as id, gen_random_uuid() as account_id from generate_series(1, ${awaiting}) n;
  insert into ledger_accounts (id, kind) select account_id, 'contribution' from bench_contributions;
  set session_replication_role = replica;
  insert into contributions (id, user_id, property_id, apartment_id, ledger_account_id, plan, status, price_kobo, target_kobo,
    agreed_quote, duration_months, age_years, salary_kobo, rsa_balance_kobo, terms_version, agreed_on, first_due_on)
  select id, '00000000-0000-7000-9000-000000000001', gen_random_uuid(), gen_random_uuid(), account_id, 'B', 'active',
    ${PAYMENT_KOBO * 100}, ${PAYMENT_KOBO * 30}, '{}', 24, 30, 0, 0, '1', current_date, current_date from bench_contributions;
  insert into payments (id, contribution_id, user_id, amount_kobo, reference, lapses_at)
  select gen_random_uuid(), id, '00000000-0000-7000-9000-000000000001', ${PAYMENT_KOBO}, 'bench-' || n, now() + interval '14 days'
  from bench_contributions;
  set session_replication_role = origin;`;

/** How long each deposit took, in milliseconds. */
async function deposits(db: Database, count: number): Promise<number[]> {
  const tookMs: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const startMs = performance.now();
    await deposit(db, OTHER_ACCOUNT, kobo(100));
    tookMs.push(performance.now() - startMs);
  }
  return tookMs;
}

/** As a webhook: its event stored, and its wallet credited. */
async function deposit(db: Database, accountNumber: string, amountKobo: Kobo): Promise<void> {
  const eventId = randomUUID();
  const receivedAt = new Date();
  const { rawBody } = sandboxWebhook({ accountNumber, amountKobo, eventId, occurredAt: receivedAt }, '');
  const event = { provider: 'sandbox', eventId, rawBody: rawBody.toString(), receivedAt };
  const bank = sandboxBank({ provider: 'sandbox', productName: '', webhookSecret: '' });
  await applyEvent(
    { db, bank, backupBank: null, now: () => receivedAt },
    (await storeEvent(db, event)) ?? '',
  );
}

/** Waits until more payments are made than before; answers how many. */
async function untilMorePaid(pool: Pool, before: number): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ paid: number }>(
      "select count(*)::int as paid from payments where status = 'received'",
    );
    const paid = rows[0]?.paid ?? 0;
    if (paid > before) return paid;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
