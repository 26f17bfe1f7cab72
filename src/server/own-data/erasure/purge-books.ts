import { sql } from 'drizzle-orm';
import { addMonths, lagosDate } from '#domain/dates.ts';
import { BOOKS_KEPT_YEARS } from '#domain/erasure.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

const MONTHS_PER_YEAR = 12;

/**
 * Deletes what the books kept of people whose accounts were erased BOOKS_KEPT_YEARS ago: the files of their documents and
 * all that these say but the unit, their names on accounts elsewhere, and what the banks reported of their deposits. The
 * ledger stays, and so does what /verify says. Repeated it changes nothing.
 */
export async function purgeBooks({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const keptSince = addMonths(lagosDate(now()), -BOOKS_KEPT_YEARS * MONTHS_PER_YEAR);
  const isOver = sql`u.erased_at < ${keptSince}::date at time zone 'Africa/Lagos'`;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`delete from document_files f using documents d, users u
      where d.id = f.document_id and u.id = d.user_id and ${isOver}`);
    await transaction.execute(sql`update documents d set facts = document_facts_purged(d.kind, d.facts) from users u
      where u.id = d.user_id and ${isOver} and d.facts <> document_facts_purged(d.kind, d.facts)`);
    await transaction.execute(sql`update withdrawals w set account_name = '' from users u
      where u.id = w.user_id and ${isOver} and w.account_name <> ''`);
    await transaction.execute(sql`update payout_accounts p set account_name = '' from users u
      where u.id = p.user_id and ${isOver} and p.account_name <> ''`);
    await transaction.execute(sql`update bank_events e set raw_body = '' from wallets w, users u
      where w.id = e.wallet_id and u.id = w.user_id and ${isOver} and e.raw_body <> ''`);
  });
}
