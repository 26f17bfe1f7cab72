import { sql } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { isUnpaidReturn } from '../../money/withdrawals/repay.ts';
import { deleteInBatches, type Purging, updateInBatches } from '../../platform/db/batches.ts';
import { contributionRevisions } from '../../platform/db/schema/changes.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { documentFiles, documents } from '../../platform/db/schema/documents.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';

/**
 * Deletes the retained data of accounts erased long ago: the files and facts of their documents except the unit, the
 * figures of their plans, and their payout accounts. The ledger and the results of /verify stay. Idempotent; what a run
 * does not reach, the next one deletes.
 */
export async function purgeBooks(purging: Purging): Promise<void> {
  const owners = sql`(select id from users
    where erased_at < ${retentionCutoff('books', purging.now()).toISOString()}::timestamptz)`;
  await deleteInBatches(
    purging,
    documentFiles,
    sql`document_id in (select id from documents where user_id in ${owners})`,
  );
  await updateInBatches(purging, documents, {
    changes: sql`facts = document_facts_purged(kind, facts)`,
    due: sql`user_id in ${owners} and facts <> document_facts_purged(kind, facts)`,
  });
  await updateInBatches(purging, contributions, {
    changes: sql`age_years = 0, salary_kobo = 0, rsa_balance_kobo = 0, agreed_quote = '{}'`,
    due: sql`user_id in ${owners} and agreed_quote <> '{}'`,
  });
  await updateInBatches(purging, contributionRevisions, {
    changes: sql`before = '{}', after = '{}'`,
    due: sql`contribution_id in (select id from contributions where user_id in ${owners})
      and (before <> '{}' or after <> '{}')`,
  });
  // Returned money may be sent again to the withdrawal's holder at any later time, so that name is needed.
  await updateInBatches(purging, withdrawals, {
    changes: sql`account_name = '', payout_account_id = null`,
    due: sql`user_id in ${owners} and status <> 'requested' and payout_account_id is not null and not ${isUnpaidReturn}`,
  });
  await deleteInBatches(
    purging,
    payoutAccounts,
    sql`user_id in ${owners}
      and not exists (select from withdrawals where payout_account_id = ${payoutAccounts.id})`,
  );
}
