import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankRefunds } from '../../platform/db/schema/bank.ts';
import type { BankProvider, BankResult, Refund } from '../../platform/ports/bank.ts';
import { storeContradiction } from '../wallet/contradictions.ts';
import { refundRequest } from './refund-request.ts';

type RefundRow = typeof bankRefunds.$inferSelect;

/** A refund that has ended: the money has left, or is back in suspense. */
export const isClosed = inArray(bankRefunds.status, ['processed', 'failed']);

/**
 * Compares an ended refund with the provider's current status, and stores a contradiction for an operator. Never call
 * it in a transaction.
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

/** Looks up a refund at the provider. */
export const findRefund = async (
  db: Database,
  bank: BankProvider,
  refund: RefundRow,
): Promise<BankResult<Refund>> => bank.findRefund((await refundRequest(db, refund)).request);

/** How the provider's status contradicts the end of a refund; null if it does not, or could not be looked up. */
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
