import { and, isNotNull, lte, ne, notInArray, or } from 'drizzle-orm';
import { keptSince } from '#domain/retention.ts';
import { bankEvents, CLOSABLE_OUTCOMES } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/**
 * Empties old reports of the banks, for any wallet and for none: what is left is what the books
 * need, and what a repetition is recognised by. One that somebody still has to act on, or whose money is on its way back,
 * is left whole: only the report says whose money it is.
 */
export async function purgeBankReports({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const since = keptSince('bankReports', now());
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
