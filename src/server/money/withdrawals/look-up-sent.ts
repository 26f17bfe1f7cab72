import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import { dueAfterReport } from '../wallet/attempts.ts';

/**
 * Makes a sent withdrawal due for a look-up, which returns it if the bank has given it back, also long after the checks of
 * a sent one have ended. Returns false if no withdrawal with this reference is sent.
 */
export async function lookUpSent(
  db: Database,
  { reference, at }: { readonly reference: string; readonly at: Date },
): Promise<boolean> {
  const due = await db
    .update(withdrawals)
    .set({ nextTryAt: dueAfterReport(withdrawals, at) })
    .where(and(eq(withdrawals.reference, reference), eq(withdrawals.status, 'sent')))
    .returning({ id: withdrawals.id });
  return due.length > 0;
}
