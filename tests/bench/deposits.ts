import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { type Kobo, kobo } from '#domain/money.ts';
import { applyEvent } from '#server/bank/apply.ts';
import { storeEvent } from '#server/bank/events.ts';
import { sandboxWebhook } from '#server/bank/sandbox-webhook.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { readSettings } from '#server/settings.ts';
import { ServerProcess } from '../browser/kit/server.ts';
import type { Measure } from './report.ts';

const AWAITING = 10_000;
const PAYMENT_KOBO = kobo(100_000);
const BUSY_ACCOUNT = '1000000001';
const OTHER_ACCOUNT = '1000000002';
/** Deposits of one measurement, one after another. */
const DEPOSITS = 200;

/**
 * One buyer has 10,000 contributions that each await a payment, and sends the money for all in one transfer. How long
 * another's deposit takes on a second server meanwhile, against the same before and after.
 */
export async function benchDeposits(postgres: { url: string }): Promise<Measure[]> {
  const connection = await openPostgres(postgres.url);
  await connection.migrate();
  const pool = new Pool({ connectionString: postgres.url, max: 1 });
  const server = await ServerProcess.start({ DATABASE_URL: postgres.url });
  try {
    await pool.query(SEED);
    await pool.query('analyze');
    await deposits(connection.db);
    const alone = await deposits(connection.db);
    await sendMoneyForAll(server.origin);
    await untilCredited(pool);
    const meanwhile = await deposits(connection.db);
    const left = await unsettledCount(pool);
    if (left === 0) throw new Error('The payments were done before the deposits were measured');
    await pool.query('update bank_events set settled_at = now() where outcome = $1', ['credited']);
    const aloneAgain = await deposits(connection.db);
    const baseMs = (median(alone) + median(aloneAgain)) / 2;
    return [
      {
        name: `a deposit while another buyer's ${AWAITING.toLocaleString('en')} payments are made`,
        ours: milliseconds(median(meanwhile)),
        against: `the same without them: ${milliseconds(baseMs)}; at most 1.2`,
        ratio: median(meanwhile) / baseMs,
      },
    ];
  } finally {
    await server.dispose();
    await pool.end();
    await connection.close();
  }
}

/** Two buyers with wallets; the first has the contributions, their units and homes left out. */
const SEED = `
  insert into users (id, first_name, last_name, email, phone, password_hash) values
    ('00000000-0000-7000-9000-000000000001', 'Busy', 'Buyer', 'busy@example.com', '+2348030000001', 'none'),
    ('00000000-0000-7000-9000-000000000002', 'Other', 'Buyer', 'other@example.com', '+2348030000002', 'none');
  insert into ledger_accounts (id, kind) values
    ('00000000-0000-7000-9000-000000000011', 'wallet'), ('00000000-0000-7000-9000-000000000012', 'wallet');
  insert into wallets (id, user_id, ledger_account_id, provider, provider_reference, bank_name, account_number, account_name) values
    (gen_random_uuid(), '00000000-0000-7000-9000-000000000001', '00000000-0000-7000-9000-000000000011', 'sandbox', 'a', 'Bank', '${BUSY_ACCOUNT}', 'BUSY'),
    (gen_random_uuid(), '00000000-0000-7000-9000-000000000002', '00000000-0000-7000-9000-000000000012', 'sandbox', 'b', 'Bank', '${OTHER_ACCOUNT}', 'OTHER');
  create table bench_contributions as
    select n, gen_random_uuid() as id, gen_random_uuid() as account_id from generate_series(1, ${AWAITING}) n;
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

/** How long each deposit took, in milliseconds: its event stored and its wallet credited. */
async function deposits(db: Database): Promise<number[]> {
  const tookMs: number[] = [];
  for (let count = 0; count < DEPOSITS; count += 1) {
    const { rawBody, eventId } = webhook(OTHER_ACCOUNT, kobo(100));
    const startMs = performance.now();
    const receivedAt = new Date();
    const event = { provider: 'sandbox', eventId, rawBody: rawBody.toString(), receivedAt };
    const id = await storeEvent(db, event);
    await applyEvent({ db, now: () => receivedAt }, id ?? '');
    tookMs.push(performance.now() - startMs);
  }
  return tookMs;
}

function webhook(accountNumber: string, amountKobo: Kobo) {
  const eventId = randomUUID();
  const { bankWebhookSecret } = readSettings({});
  const transfer = { accountNumber, amountKobo, eventId, occurredAt: new Date() };
  return { eventId, ...sandboxWebhook(transfer, bankWebhookSecret) };
}

async function sendMoneyForAll(origin: string): Promise<void> {
  const { rawBody, headers } = webhook(BUSY_ACCOUNT, kobo(PAYMENT_KOBO * AWAITING));
  const body = new Uint8Array(rawBody);
  const response = await fetch(`${origin}/api/webhooks/sandbox`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The webhook was answered ${response.status}`);
}

async function untilCredited(pool: Pool): Promise<void> {
  const isBegun = "select 1 from payments where status = 'received' limit 1";
  while ((await pool.query(isBegun)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function unsettledCount(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query("select 1 from payments where status = 'awaiting_transfer'");
  return rowCount ?? 0;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
