import { and, eq } from 'drizzle-orm';
import type { Kobo } from '#domain/money.ts';
import type { PaymentCancelReason } from '#domain/statuses.ts';
import type { Database } from '../platform/db/database.ts';
import { payments } from '../platform/db/schema/contributions.ts';
import { newReference } from './references.ts';
import type { PaymentRow } from './store.ts';

/** The single awaiting payment of a contribution, which may have lapsed without being cancelled yet. */
export async function awaitingPayment(db: Database, contributionId: string): Promise<PaymentRow | null> {
  const [awaiting] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.contributionId, contributionId), eq(payments.status, 'awaiting_transfer')));
  return awaiting ?? null;
}

export interface NewPayment {
  readonly contributionId: string;
  readonly userId: string;
  readonly amountKobo: Kobo;
  readonly at: Date;
  /** How long it waits for its transfer, in milliseconds, unless the hold lasts longer. */
  readonly lapseMs: number;
  /** When the contribution's hold ends; the payment does not lapse earlier. */
  readonly holdExpiresAt: Date | null;
}

/** Adds the awaiting payment of a contribution that has none. */
export async function insertAwaiting(
  db: Database,
  { at, lapseMs, holdExpiresAt, ...payment }: NewPayment,
): Promise<PaymentRow> {
  const lapsesAt = new Date(Math.max(at.getTime() + lapseMs, holdExpiresAt?.getTime() ?? 0));
  const [inserted] = await db
    .insert(payments)
    .values({ ...payment, reference: newReference('PAY'), createdAt: at, lapsesAt })
    .returning();
  if (!inserted) throw new Error('The payment was not written');
  return inserted;
}

/** Cancels an awaiting payment. Returns false when it is no longer awaiting. */
export async function cancelPayment(db: Database, id: string, reason: PaymentCancelReason): Promise<boolean> {
  const cancelled = await db
    .update(payments)
    .set({ status: 'cancelled', cancelReason: reason })
    .where(and(eq(payments.id, id), eq(payments.status, 'awaiting_transfer')))
    .returning({ id: payments.id });
  return cancelled.length > 0;
}
