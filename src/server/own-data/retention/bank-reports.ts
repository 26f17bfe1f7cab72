import { and, isNotNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { type Purging, updateInBatches } from '../../platform/db/batches.ts';
import { bankEvents, CLOSABLE_OUTCOMES } from '../../platform/db/schema/bank.ts';

/**
 * Clears the content of old bank events, except for what the books and the detection of repeats need. Events that still
 * need action, or whose money is being refunded, are left complete: only they identify the money's owner.
 */
export const purgeBankReports = (purging: Purging): Promise<void> =>
  updateInBatches(purging, bankEvents, {
    changes: sql`raw_body = '', note = null`,
    due: sql`${and(
      isNotNull(bankEvents.appliedAt),
      lte(bankEvents.receivedAt, retentionCutoff('bankReports', purging.now())),
      notInArray(bankEvents.outcome, ['suspended', 'refunding']),
      or(notInArray(bankEvents.outcome, [...CLOSABLE_OUTCOMES]), isNotNull(bankEvents.closedAt)),
      or(ne(bankEvents.rawBody, ''), isNotNull(bankEvents.note)),
    )}`,
  });
