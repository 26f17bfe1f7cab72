import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankRefunds } from '../../platform/db/schema/bank.ts';
import type { BankProvider, BankResult, Refund } from '../../platform/ports/bank.ts';
import { storeContradiction } from '../wallet/contradictions.ts';
import { refundRequest } from './refund-request.ts';

type RefundRow = typeof bankRefunds.$inferSelect;

/** Has ended: the money has left, or is back in suspense. */
export const isClosed = inArray(bankRefunds.status, ['processed', 'failed']);

/**
 * Compares a refund that has ended with what the provider has now, and leaves what contradicts to an operator. Never
 * called in a transaction.
 * @throws ContradictionError the first time.
 */
export async function compareRefund(
  db: Database,
  bank: BankProvider,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  const [refund] = await db
    .select()
    .from(bankRefunds)
    .where(and(eq(bankRefunds.id, id), isClosed));
  if (!refund) return;
  const note = contradiction(bank, refund, await findRefund(db, bank, refund));
  if (note !== null) await storeContradiction(db, { provider: bank.name, outcome: 'refund', id, note, at });
}

/** What the provider has of a refund. */
export const findRefund = async (
  db: Database,
  bank: BankProvider,
  refund: RefundRow,
): Promise<BankResult<Refund>> => bank.findRefund((await refundRequest(db, refund)).request);

/** How the provider's word differs from the end of a refund; null where it does not, or says nothing. */
export function contradiction(
  { name }: BankProvider,
  { id, status }: RefundRow,
  found: BankResult<Refund>,
): string | null {
  if (found.outcome !== 'ok') return null;
  const theirs = found.value.status;
  if (status === 'failed' && theirs !== 'failed')
    return `the refund ${id} did not leave here, and ${name} has it as ${theirs}`;
  if (status === 'processed' && theirs === 'failed')
    return `the refund ${id} has left here, and ${name} has it as failed`;
  return null;
}
