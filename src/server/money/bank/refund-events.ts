import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankEvents, bankRefunds } from '../../platform/db/schema/bank.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';

interface RefundEvent {
  readonly provider: string;
  readonly event: Extract<BankEvent, { kind: 'refund' }>;
  readonly at: Date;
}

/** Has a refund of ours looked up at the provider at once; one that we did not ask for needs an operator. */
export async function applyRefundEvent(
  db: Database,
  { provider, event, at }: RefundEvent,
): Promise<{ outcome: BankEventOutcome; note?: string }> {
  const { depositReference } = event;
  if (depositReference === null) return { outcome: 'refund' };
  const ours = await db
    .update(bankRefunds)
    .set({ nextTryAt: at })
    .where(
      inArray(
        bankRefunds.eventId,
        db
          .select({ id: bankEvents.id })
          .from(bankEvents)
          .where(and(eq(bankEvents.provider, provider), eq(bankEvents.eventId, depositReference))),
      ),
    )
    .returning({ id: bankRefunds.id });
  return ours.length > 0
    ? { outcome: 'recorded' }
    : { outcome: 'refund', note: `of the deposit ${depositReference}` };
}
