import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRow, queryRows } from '../../platform/db/database.ts';
import { SUSPENSE_ACCOUNT_ID } from './ledger.ts';

/** A difference that a check found. Amounts are texts of whole kobo, of any size. */
export interface LedgerDifference {
  readonly check: string;
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
}

/** Each check recomputes from the entries alone. */
const CHECKS: readonly { readonly name: string; readonly find: SQL }[] = [
  {
    name: 'an account holds what its entries add up to',
    find: sql`
      select a.id as subject, coalesce(sum(e.amount_kobo), 0)::text as expected, a.balance_kobo::text as actual
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      group by a.id having coalesce(sum(e.amount_kobo), 0) <> a.balance_kobo order by a.id`,
  },
  {
    name: "an account's version counts its entries",
    find: sql`
      select a.id as subject, count(e.id)::text as expected, a.version::text as actual
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      group by a.id having count(e.id) <> a.version order by a.id`,
  },
  {
    name: 'each entry starts from the balance that the one before it left',
    find: sql`
      select 'entry ' || id as subject, follows::text as expected, balance_before_kobo::text as actual
      from (
        select id, balance_before_kobo,
          coalesce(lag(balance_after_kobo) over (partition by account_id order by account_version), 0) as follows
        from ledger_entries
      ) chain
      where balance_before_kobo <> follows order by id`,
  },
  {
    name: "an account's entries are numbered without a gap",
    find: sql`
      select 'entry ' || id as subject, place::text as expected, account_version::text as actual
      from (
        select id, account_version, row_number() over (partition by account_id order by account_version) as place
        from ledger_entries
      ) numbered
      where account_version <> place order by id`,
  },
  {
    name: 'a transfer has its two entries, which add up to nothing',
    find: sql`
      select 'transfer ' || t.id as subject, '2 entries, sum 0' as expected,
        count(e.id) || ' entries, sum ' || coalesce(sum(e.amount_kobo), 0) as actual
      from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
      group by t.id
      having count(e.id) <> 2 or sum(e.amount_kobo) <> 0
        or count(*) filter (where e.account_id = t.from_account_id and e.amount_kobo = -t.amount_kobo) <> 1
        or count(*) filter (where e.account_id = t.to_account_id and e.amount_kobo = t.amount_kobo) <> 1
      order by t.id`,
  },
  {
    name: 'a contribution holds what its received payments add up to, or nothing once its buyer has left',
    find: sql`
      select 'contribution ' || id as subject, expected::text, actual::text
      from (
        select c.id, a.balance_kobo as actual, coalesce(sum(p.amount_kobo), 0) - coalesce((
          select e.paid_kobo from contribution_exits e where e.contribution_id = c.id and e.status = 'confirmed'
        ), 0) as expected
        from contributions c
          join ledger_accounts a on a.id = c.ledger_account_id
          left join payments p on p.contribution_id = c.id and p.status = 'received'
        group by c.id, a.balance_kobo
      ) sums
      where expected <> actual order by id`,
  },
  {
    name: 'money on its way out is what the open withdrawals and refunds add up to',
    find: sql`
      select 'payout' as subject, open.kobo::text as expected, a.balance_kobo::text as actual
      from ledger_accounts a, (
        select coalesce((select sum(amount_kobo) from withdrawals where status = 'requested'), 0)
          + coalesce((select sum(amount_kobo) from bank_refunds where status in ('requested', 'sent')), 0) as kobo
      ) open
      where a.kind = 'payout' and open.kobo <> a.balance_kobo`,
  },
  {
    // It comes back into suspense where the account was erased meanwhile.
    name: 'a withdrawal has left its wallet, unless it came back',
    find: sql`
      select 'withdrawal ' || w.id as subject,
        (case w.status when 'returned' then 0 else -w.amount_kobo end)::text as expected,
        coalesce(sum(e.amount_kobo), 0)::text as actual
      from withdrawals w
        join wallets on wallets.id = w.wallet_id
        left join ledger_transfers t on t.idempotency_key in (
          'withdrawal:' || w.id || ':requested', 'withdrawal:' || w.id || ':sent', 'withdrawal:' || w.id || ':returned')
        left join ledger_entries e on e.transfer_id = t.id
          and e.account_id in (wallets.ledger_account_id, ${SUSPENSE_ACCOUNT_ID})
      group by w.id
      having coalesce(sum(e.amount_kobo), 0) <> case w.status when 'returned' then 0 else -w.amount_kobo end
      order by w.id`,
  },
];

/** Recomputes every balance from its entries. Returns all differences; none when the ledger is right. */
export async function verifyLedger(db: Database): Promise<LedgerDifference[]> {
  // One snapshot for all checks: money may move meanwhile.
  return db.transaction(
    async (transaction) => {
      const differences: LedgerDifference[] = [];
      for (const { name, find } of CHECKS) {
        const found = await queryRows<Omit<LedgerDifference, 'check'>>(transaction, find);
        differences.push(...found.map((difference) => ({ check: name, ...difference })));
      }
      return differences;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** How many accounts and transfers there are; null in a database without migrations. */
export async function ledgerSize(db: Database): Promise<{ accounts: number; transfers: number } | null> {
  const { exists } = await queryRow<{ exists: boolean }>(
    db,
    sql`select to_regclass('ledger_accounts') is not null as exists`,
  );
  if (!exists) return null;
  return queryRow(
    db,
    sql`select (select count(*)::int from ledger_accounts) as accounts, (select count(*)::int from ledger_transfers) as transfers`,
  );
}
