import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRow, queryRows } from '../../platform/db/database.ts';
import { keySql, type WithdrawalStep, withdrawalKey } from './keys.ts';
import { SUSPENSE_ACCOUNT_ID } from './ledger.ts';

/** A difference found by a check. Amounts are texts of whole kobo, of any size. */
export interface LedgerDifference {
  readonly check: string;
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
}

const keyOfWithdrawal = (step: WithdrawalStep): SQL => keySql((id) => withdrawalKey(id, step), sql`w.id`);

/** Each check recomputes its figures from the entries alone. */
const CHECKS: readonly { readonly name: string; readonly find: SQL }[] = [
  {
    name: 'an account holds what its entries add up to',
    find: sql`
      select a.id as subject, coalesce(sum(e.amount_kobo), 0)::text as expected, a.balance_kobo::text as actual
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id and a.kind <> 'bank_clearing'
      group by a.id having coalesce(sum(e.amount_kobo), 0) <> a.balance_kobo order by a.id`,
  },
  {
    name: "an account's version counts its entries",
    find: sql`
      select a.id as subject, count(e.id)::text as expected, a.version::text as actual
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id and a.kind <> 'bank_clearing'
      group by a.id having count(e.id) <> a.version order by a.id`,
  },
  {
    name: 'each entry starts from the balance that the one before it left',
    find: sql`
      select 'entry ' || id as subject, follows::text as expected, balance_before_kobo::text as actual
      from (
        select id, balance_before_kobo,
          coalesce(lag(balance_after_kobo) over (partition by account_id order by account_version), 0) as follows
        from ledger_entries where account_version is not null
      ) running
      where balance_before_kobo <> follows order by id`,
  },
  {
    name: "an account's entries are numbered without a gap",
    find: sql`
      select 'entry ' || id as subject, place::text as expected, account_version::text as actual
      from (
        select id, account_version, row_number() over (partition by account_id order by account_version) as place
        from ledger_entries where account_version is not null
      ) numbered
      where account_version <> place order by id`,
  },
  {
    name: 'each entry is chained to the one before it, by the hash of its transfer',
    find: sql`
      select 'entry ' || id as subject, encode(follows, 'hex') as expected, encode(hash, 'hex') as actual
      from (
        select e.id, e.hash, sha256(case when e.account_version is null then ''::bytea
          else coalesce(lag(e.hash) over (partition by e.account_id order by e.account_version), '') end
          || ledger_transfer_bytes(t)) as follows
        from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      ) chain
      where hash <> follows order by id`,
  },
  {
    name: "an account's chain ends with its last entry",
    find: sql`
      select a.id as subject, coalesce(encode(e.hash, 'hex'), '') as expected, encode(a.head, 'hex') as actual
      from ledger_accounts a left join lateral (
        select hash from ledger_entries where account_id = a.id and account_version is not null
        order by account_version desc limit 1
      ) e on true
      where a.head <> coalesce(e.hash, '') order by a.id`,
  },
  {
    name: 'an entry belongs to a transfer and to an account',
    find: sql`
      select 'entry ' || e.id as subject, 'a transfer and an account' as expected, 'not both' as actual
      from ledger_entries e
        left join ledger_transfers t on t.id = e.transfer_id
        left join ledger_accounts a on a.id = e.account_id
      where t.id is null or a.id is null order by e.id`,
  },
  {
    name: 'a closed day has the transfers that it was closed with',
    find: sql`
      select 'day ' || d.day as subject,
        d.transfers || ' transfers, ' || encode(d.head, 'hex') as expected,
        f.transfers || ' transfers, ' || encode(ledger_day_head(f.previous, f.day, f.hashes), 'hex') as actual
      from ledger_days d join (
        select days.day, lag(days.head) over (order by days.day) as previous, count(t.id) as transfers,
          string_agg(sha256(ledger_transfer_bytes(t)), '' order by t.id) as hashes
        from ledger_days days left join ledger_transfers t
          on t.created_at >= days.day::timestamp at time zone 'Africa/Lagos'
          and t.created_at < (days.day + 1)::timestamp at time zone 'Africa/Lagos'
        group by days.day, days.head
      ) f on f.day = d.day
      where d.transfers <> f.transfers or d.head <> ledger_day_head(f.previous, f.day, f.hashes)
      union all
      select 'before the first closed day', '0 transfers', count(*) || ' transfers'
      from ledger_transfers
      where created_at < (select min(day)::timestamp at time zone 'Africa/Lagos' from ledger_days)
      having count(*) > 0
      order by subject`,
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
    // If the account was erased since, it is returned to suspense.
    name: 'a withdrawal has left its wallet, unless it came back',
    find: sql`
      select 'withdrawal ' || w.id as subject,
        (case w.status when 'returned' then 0 else -w.amount_kobo end)::text as expected,
        coalesce(sum(e.amount_kobo), 0)::text as actual
      from withdrawals w
        join wallets on wallets.id = w.wallet_id
        left join ledger_transfers t on t.idempotency_key in (
          ${keyOfWithdrawal('requested')}, ${keyOfWithdrawal('sent')}, ${keyOfWithdrawal('returned')})
        left join ledger_entries e on e.transfer_id = t.id
          and e.account_id in (wallets.ledger_account_id, ${SUSPENSE_ACCOUNT_ID})
      group by w.id
      having coalesce(sum(e.amount_kobo), 0) <> case w.status when 'returned' then 0 else -w.amount_kobo end
      order by w.id`,
  },
];

/** Recomputes every balance from its entries. Returns all differences, or none if the ledger is correct. */
export async function verifyLedger(db: Database): Promise<LedgerDifference[]> {
  // All checks use one snapshot, because money may move during them.
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

/** The number of accounts and transfers; null in a database without migrations. */
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
