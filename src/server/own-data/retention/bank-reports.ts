import { and, isNotNull, lte, ne, notInArray, or } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { bankEvents, CLOSABLE_OUTCOMES } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/**
 * Clears the content of old bank events, except for what the books and the detection of repeats need. Events that still
 * need action, or whose money is being refunded, are left complete: only they identify the money's owner.
 */
export async function purgeBankReports({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const since = retentionCutoff('bankReports', now());
  await db
    .update(bankEvents)
    .set({ rawBody: '', note: null })
    .where(
      and(
        isNotNull(bankEvents.appliedAt),
        lte(bankEvents.receivedAt, since),
        notInArray(bankEvents.outcome, ['suspended', 'refunding']),
        or(notInArray(bankEvents.outcome, [...CLOSABLE_OUTCOMES]), isNotNull(bankEvents.closedAt)),
        or(ne(bankEvents.rawBody, ''), isNotNull(bankEvents.note)),
      ),
    );
}
