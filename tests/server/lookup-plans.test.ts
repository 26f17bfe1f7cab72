import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { takenBackThere } from '#server/money/bank/confirm-reversal.ts';
import { depositsBetween } from '#server/money/bank/our-deposits.ts';
import { reopenRefundEvents } from '#server/money/bank/refund-events.ts';
import { purgeBankReports } from '#server/own-data/retention/bank-reports.ts';
import { purgeBooks } from '#server/own-data/retention/books.ts';
import { remindHolds } from '#server/savings/notices/holds.ts';
import { notifyOfDeposits } from '#server/savings/notices/received.ts';
import { signUpVerified } from './kit/people.ts';
import { sentDuring } from './kit/sent-statements.ts';
import { describeOnPostgres, type TestServer } from './kit/server.ts';

const ROWS = 20_000;
const idOf = (row: number) => `00000000-0000-7000-8000-${row.toString(16).padStart(12, '0')}`;

/**
 * Nine years with a row in each table every four hours, so that the oldest reports and erased accounts are past their
 * retention. Written without triggers and foreign keys, on which no plan depends.
 */
const FILL = `
  set session_replication_role = replica;
  create temporary table filled as
    select g, ('00000000-0000-7000-8000-' || lpad(to_hex(g), 12, '0'))::uuid as id,
      now() - (${ROWS} - g) * interval '4 hours' as at
    from generate_series(1, ${ROWS}) as g;
  insert into users (id, first_name, last_name, email, phone, password_hash, erased_at)
    select id, '', '', '', '', '', at from filled where g % 1000 = 1
    union all
    select id, 'Ada', 'Obi', g || '@example.com', '+234' || 8000000000 + g, '-', null from filled where g % 1000 <> 1;
  insert into bank_events (id, provider, event_id, raw_body, received_at, applied_at, outcome, refund_of)
    select id, 'sandbox', 'event-' || g, case when at < now() - interval '7 years' then '' else '{}' end, at, at,
      case when g % 100 = 0 then 'dispute' else 'ignored' end, case when g % 100 = 0 then 'event-' || g - 1 end
    from filled;
  insert into contributions (id, user_id, property_id, apartment_id, ledger_account_id, plan, status, price_kobo,
      target_kobo, agreed_quote, duration_months, age_years, salary_kobo, rsa_balance_kobo, terms_version, agreed_on,
      first_due_on, created_at, closed_at)
    select id, id, id, id, id, 'A', case when g % 2 = 0 then 'expired' else 'cancelled' end, 1,
      1, '{}', 1, 40, 1, 1, '1', at, at, at, at
    from filled;
  insert into payments (id, contribution_id, user_id, amount_kobo, status, reference, created_at, lapses_at, received_at)
    select id, id, id, 1, 'received', g, at, at, at from filled;
  insert into documents (id, kind, year, serial, code, user_id, contribution_id, payment_id, facts, facts_hash, issued_at)
    select id, 'receipt', 2026, g, translate(lpad(g::text, 16, '0'), '0189', 'ABCD'), id, id, id, '{}', repeat('0', 64), at
    from filled;
  insert into payout_accounts (id, user_id, provider, bank_code, bank_name, account_number, account_name, holder_match)
    select id, id, 'sandbox', '011', 'First Bank', lpad(g::text, 10, '0'), 'Ada Obi', 'same' from filled;
  insert into withdrawals (id, user_id, wallet_id, payout_account_id, reference, amount_kobo, account_name, status,
      is_asked, created_at, sent_at)
    select id, id, id, id, g, 1, 'Ada Obi', 'sent', true, at, at from filled;
  analyze`;

interface Lookup {
  readonly act: (server: TestServer) => Promise<unknown>;
  readonly table: string;
  readonly index: string;
}

const fail = (error: unknown) => expect.unreachable(String(error));

const LOOKUPS: Readonly<Record<string, Lookup>> = {
  'the dispute of a deposit': {
    act: ({ dependencies: { db, bank } }) => takenBackThere(db, bank, 'event-unknown'),
    table: 'bank_events',
    index: 'bank_events_refund_of_idx',
  },
  'disputes and refunds that came before their deposit': {
    act: ({ db }) => reopenRefundEvents(db, 'sandbox', 'event-99'),
    table: 'bank_events',
    index: 'bank_events_refund_of_idx',
  },
  'bank reports whose time is over': {
    act: ({ dependencies }) => purgeBankReports(dependencies),
    table: 'bank_events',
    index: 'bank_events_content_idx',
  },
  'deposits to reconcile': {
    act: ({ db, clock }) =>
      depositsBetween(db, {
        provider: 'sandbox',
        from: new Date(clock.now().getTime() - DAY_MS),
        until: clock.now(),
      }),
    table: 'bank_events',
    index: 'bank_events_received_idx',
  },
  'holds that ended lately': {
    act: ({ dependencies }) => remindHolds(dependencies, fail),
    table: 'contributions',
    index: 'contributions_expired_idx',
  },
  'payments from a deposit': {
    act: ({ dependencies }) => notifyOfDeposits(dependencies, { userId: idOf(5), eventIds: [idOf(5)] }),
    table: 'payments',
    index: 'payments_received_idx',
  },
  'the receipt of a payment': {
    act: async ({ app }) => {
      const { headers } = await signUpVerified(app);
      const { statusCode } = await app.inject({ url: `/api/payments/${idOf(5)}/receipt`, headers });
      expect(statusCode).toBe(403);
    },
    table: 'documents',
    index: 'documents_receipt_in_force_key',
  },
  'withdrawals to a payout account': {
    act: ({ dependencies }) => purgeBooks(dependencies),
    table: 'withdrawals',
    index: 'withdrawals_payout_account_idx',
  },
};

describeOnPostgres('in tables of 20,000 rows', (open) => {
  let server: TestServer;
  let client: pg.Client;
  beforeAll(async () => {
    server = await open();
    client = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    await client.connect();
    await client.query(FILL);
  });
  afterAll(async () => {
    await client?.end();
    await server?.close();
  });

  test.each(Object.entries(LOOKUPS))('an index finds %s', async (_, { act, table, index }) => {
    const sent = await sentDuring(() => act(server));
    const plans: string[] = [];
    for (const { text, values } of sent.filter((each) => each.text.includes(table))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
    }
    expect(plans.join('\n')).toContain(` using ${index} on ${table} `);
    expect(plans.join('\n')).not.toContain(`Seq Scan on ${table} `);
  });
});
