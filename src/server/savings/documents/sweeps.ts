import { type SQL, sql } from 'drizzle-orm';
import { NAME_CHANGE_WAIT_MS } from '#domain/accounts/nameChange.ts';
import type { Sending } from '../../messages/send.ts';
import { OPEN_AFTER_MIDNIGHT_MS } from '../../money/ledger/close-days.ts';
import { type Database, queryRows } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { eachRow, type Sweeping } from '../../platform/jobs/each-row.ts';
import { inPages } from '../../platform/jobs/in-pages.ts';
import { notifyOfLetter } from '../notices/letters.ts';
import { issueLetter } from './issue-letter.ts';
import { issueReceipt } from './issue-receipt.ts';
import { issueStatement } from './issue-statement.ts';
import { endOfMonth, lastMonths, startOfMonth } from './months.ts';

type Issuing = Sending & Pick<Dependencies, 'db'>;
type Issue = (db: Database, id: string) => Promise<unknown>;

const BATCH = 200;
/** For how many months that are over a missing statement is issued. */
const STATEMENT_MONTHS = 12;
/** An id before every other. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Issues the statement of each month that is over, once, to each user with wallet entries in it or a contribution that
 * was paid into by its end and is active, except erased accounts. It goes back a year, oldest month first, so that a
 * month in whose following one no server ran, or whose statement failed, is not lost.
 */
export async function issueStatements(
  issuing: Issuing,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const at = issuing.now();
  for (const month of lastMonths(new Date(at.getTime() - OPEN_AFTER_MIDNIGHT_MS), STATEMENT_MONTHS)) {
    const [from, until] = [startOfMonth(month).toISOString(), endOfMonth(month).toISOString()];
    const isDue = sql`
      select w.user_id as id from wallets w join users u on u.id = w.user_id and u.erased_at is null
      where not exists (select from documents d where d.user_id = w.user_id and d.month = ${month})
        and (exists (
          select from ledger_entries e
          where e.account_id = w.ledger_account_id and e.created_at >= ${from} and e.created_at < ${until}
        ) or exists (
          select from contributions c join payments p on p.contribution_id = c.id
          where c.user_id = w.user_id and c.status = 'active' and p.status = 'received' and p.received_at < ${until}
        ))`;
    await issueEach(issuing, isDue, { onFailure, signal }, (db, userId) =>
      issueStatement(issuing, db, { userId, month, at }),
    );
  }
}

/**
 * Issues the missing documents of old payments: receipts in the order of the payments, then letters, also those delayed
 * by a change of name.
 */
export async function issueMissingPaymentDocuments(
  issuing: Issuing,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const sweeping = { onFailure, signal };
  const at = issuing.now();
  const receiptIsMissing = sql`
    select p.id from payments p
    join users u on u.id = p.user_id and u.erased_at is null
    where p.status = 'received' and not exists (select from documents d where d.payment_id = p.id)`;
  await issueEach(issuing, receiptIsMissing, sweeping, (db, paymentId) =>
    issueReceipt(issuing, db, { paymentId, at }),
  );
  const nameSettledBy = new Date(at.getTime() - NAME_CHANGE_WAIT_MS);
  const letterIsMissing = sql`
    select c.id from contributions c join ledger_accounts a on a.id = c.ledger_account_id
    join users u on u.id = c.user_id and u.erased_at is null
      and (u.name_changed_at is null or u.name_changed_at <= ${nameSettledBy.toISOString()})
    where a.balance_kobo >= (c.agreed_quote -> 'targets' -> 0 ->> 'amountKobo')::bigint
      and c.status in ('active', 'completed')
      and not exists (select from documents d where d.contribution_id = c.id and d.kind = 'letter' and d.voided_at is null)`;
  await issueEach(issuing, letterIsMissing, sweeping, async (db, contributionId) => {
    const letterId = await issueLetter(issuing, db, { contributionId, at });
    if (letterId !== null) await notifyOfLetter(issuing, db, contributionId);
  });
}

/** Issues one document per id of a query, in id order, each in its own transaction. */
async function issueEach({ db }: Issuing, found: SQL, sweeping: Sweeping, issue: Issue): Promise<void> {
  const due = inPages<{ id: string }>(BATCH, (after) =>
    queryRows(
      db,
      sql`select id from (${found}) as due where id > ${after?.id ?? BEFORE_ALL}::uuid order by id limit ${BATCH}`,
    ),
  );
  await eachRow(due, ({ id }) => db.transaction((transaction) => issue(transaction, id)), sweeping);
}
