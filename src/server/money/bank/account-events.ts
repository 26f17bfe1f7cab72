import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankAccounts } from '../../platform/db/schema/bank.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';

interface AccountEvent {
  readonly provider: string;
  readonly event: Extract<BankEvent, { kind: 'account' }>;
  readonly at: Date;
}

/**
 * Makes the account of an assignment due immediately: the number is then requested from the provider, because the
 * event's own is not trusted. A failure is stored for the operator; the account is retried on its schedule.
 */
export async function applyAccountEvent(
  db: Database,
  { provider, event, at }: AccountEvent,
): Promise<{ outcome: BankEventOutcome; note?: string; dueIds?: readonly string[] }> {
  const changed = await db
    .update(bankAccounts)
    .set(event.isAssigned ? { nextTryAt: at } : { status: 'refused', failure: event.reason })
    .where(
      and(
        sql`${bankAccounts.provider} = ${provider}`,
        eq(bankAccounts.providerReference, event.providerReference),
        ne(bankAccounts.status, 'assigned'),
      ),
    )
    .returning({ id: bankAccounts.id });
  if (changed.length === 0) return { outcome: 'ignored' };
  return event.isAssigned
    ? { outcome: 'recorded', dueIds: changed.map(({ id }) => id) }
    : { outcome: 'unassigned', ...(event.reason !== null && { note: event.reason }) };
}
