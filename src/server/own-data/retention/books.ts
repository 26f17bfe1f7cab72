import { sql } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { isUnpaidReturn } from '../../money/withdrawals/repay.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/**
 * Deletes the retained data of accounts erased long ago: the files and facts of their documents except the unit, the
 * figures of their plans, and their payout accounts. The ledger and the results of /verify stay. Idempotent.
 */
export async function purgeBooks({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const isOver = sql`u.erased_at < ${retentionCutoff('books', now()).toISOString()}::timestamptz`;
  await db.transaction(async (transaction) => {
    for (const statement of [
      sql`delete from document_files f using documents d, users u
        where d.id = f.document_id and u.id = d.user_id and ${isOver}`,
      sql`update documents d set facts = document_facts_purged(d.kind, d.facts) from users u
        where u.id = d.user_id and ${isOver} and d.facts <> document_facts_purged(d.kind, d.facts)`,
      sql`update contributions c set age_years = 0, salary_kobo = 0, rsa_balance_kobo = 0, agreed_quote = '{}' from users u
        where u.id = c.user_id and ${isOver} and c.agreed_quote <> '{}'`,
      sql`update contribution_revisions r set before = '{}', after = '{}' from contributions c, users u
        where c.id = r.contribution_id and u.id = c.user_id and ${isOver} and (r.before <> '{}' or r.after <> '{}')`,
      // Returned money may be sent again to the withdrawal's holder at any later time, so that name is needed.
      sql`update withdrawals set account_name = '', payout_account_id = null from users u
        where u.id = withdrawals.user_id and ${isOver} and withdrawals.status <> 'requested'
          and withdrawals.payout_account_id is not null and not ${isUnpaidReturn}`,
      sql`delete from payout_accounts p using users u
        where u.id = p.user_id and ${isOver} and not exists (select from withdrawals where payout_account_id = p.id)`,
    ])
      await transaction.execute(statement);
  });
}
