import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankEvents, bankRefunds } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { BankCallError, type BankEvent, type BankProvider } from '../../platform/ports/bank.ts';
import { dueAfterReport } from '../wallet/attempts.ts';
import { type Banks, bankNamed } from '../wallet/banks.ts';
import { recordHealth } from '../wallet/health.ts';
import { contradiction, findRefund } from './closed-refunds.ts';
import { UNAPPLIED } from './events.ts';
import { refundableSince, requestedColumns } from './refund-request.ts';
import { unknownRefunds } from './unknown-refunds.ts';

type RefundEvent = Extract<BankEvent, { kind: 'refund' }>;

export type RefundVerification =
  /** A refund of ours is open, and is looked up after the event; or there is none. */
  | { readonly verdict: 'needless' }
  /** All refunds of ours have ended; `note` describes a contradiction with the provider. */
  | { readonly verdict: 'compared'; readonly note: string | null }
  | { readonly verdict: 'later'; readonly note: string };

/**
 * Queries the provider if all our refunds of a deposit have ended: the event may report that one was sent after all, or
 * may merely be late. Never call it in a transaction.
 */
export async function verifyRefund(
  { db, now, ...banks }: Pick<Dependencies, 'db' | 'now'> & Banks,
  provider: string,
  { depositReference }: RefundEvent,
): Promise<RefundVerification> {
  if (depositReference === null) return { verdict: 'needless' };
  const ours = await refundsOf(db, provider, depositReference);
  if (ours.length === 0 || ours.some(isOpen)) return { verdict: 'needless' };
  const bank = bankNamed(banks, provider);
  if (!bank) return { verdict: 'later', note: `the keys of ${provider} are not set` };
  for (const refund of ours) {
    const result = await findRefund(db, bank, refund);
    await recordHealth(db, { provider: bank.name, result, at: now() });
    if (result.outcome !== 'ok' && result.reason !== 'not_found')
      return { verdict: 'later', note: result.detail };
    const note = contradiction(bank, refund, result);
    if (note !== null) return { verdict: 'compared', note };
  }
  if (ours.some(({ status }) => status === 'processed')) return { verdict: 'compared', note: null };
  return compareSuspended(db, bank, depositReference);
}

/**
 * Compares a suspended deposit, whose refunds here have all failed, with the provider: it may have been refunded
 * elsewhere.
 */
async function compareSuspended(
  db: Database,
  bank: BankProvider,
  depositReference: string,
): Promise<RefundVerification> {
  const [deposit] = await db
    .select({ id: bankEvents.id, ...requestedColumns })
    .from(bankEvents)
    .where(isDeposit(bank.name, depositReference));
  if (!deposit) return { verdict: 'compared', note: null };
  const { eventId } = deposit;
  const found = (await bank.refundsOf([{ eventId, since: refundableSince(deposit) }])).get(eventId);
  if (found?.outcome === 'ok') {
    const [unknown] = await unknownRefunds(db, { ...deposit, outcome: 'suspended' }, found.value);
    return { verdict: 'compared', note: unknown?.reason ?? null };
  }
  return found && found.reason !== 'not_found'
    ? { verdict: 'later', note: found.detail }
    : { verdict: 'compared', note: null };
}

interface Application {
  readonly provider: string;
  readonly event: RefundEvent;
  readonly verification: Exclude<RefundVerification, { verdict: 'later' }>;
  readonly at: Date;
}

/**
 * Makes an open refund due for a lookup, immediately or when a running attempt ends. A refund of our deposit that was
 * not requested here, or that ended differently here, needs an operator. A refund event may arrive before its deposit,
 * which then reopens it.
 * @throws BankCallError if the refund ended after the event was verified; the event is retried.
 */
export async function applyRefundEvent(
  db: Database,
  { provider, event, verification, at }: Application,
): Promise<{ outcome: BankEventOutcome; note?: string; refundOf?: string; dueIds?: readonly string[] }> {
  const { depositReference } = event;
  if (depositReference === null) return { outcome: 'refund' };
  await lockRefundsOf(db, provider, depositReference);
  // The deposit was never posted here, so nothing needs to be reversed. It may belong to another product of the
  // business.
  if ((await db.$count(bankEvents, isDeposit(provider, depositReference))) === 0)
    return {
      outcome: 'foreign',
      note: `of the deposit ${depositReference}, which is not ours`,
      refundOf: depositReference,
    };
  const ours = await refundsOf(db, provider, depositReference);
  if (ours.length === 0)
    return {
      outcome: 'refund',
      note: `of the deposit ${depositReference}`,
      refundOf: depositReference,
    };
  const open = ours.filter(isOpen).map(({ id }) => id);
  if (open.length > 0) {
    await db
      .update(bankRefunds)
      .set({ nextTryAt: dueAfterReport(bankRefunds, at) })
      .where(inArray(bankRefunds.id, open));
    return { outcome: 'recorded', dueIds: open };
  }
  if (verification.verdict !== 'compared')
    throw new BankCallError({
      detail: `${provider}: the refund of ${depositReference} ended meanwhile, and is asked for again`,
    });
  return verification.note === null
    ? { outcome: 'recorded' }
    : { outcome: 'refund', note: verification.note, refundOf: depositReference };
}

export const isDeposit = (provider: string, depositReference: string) =>
  and(eq(bankEvents.provider, provider), eq(bankEvents.eventId, depositReference));

const refundsOf = (db: Database, provider: string, depositReference: string) =>
  db
    .select()
    .from(bankRefunds)
    .where(
      inArray(
        bankRefunds.eventId,
        db.select({ id: bankEvents.id }).from(bankEvents).where(isDeposit(provider, depositReference)),
      ),
    );

const isOpen = ({ status }: { status: string }): boolean => status === 'requested' || status === 'sent';

/**
 * Reopens events of refunds and disputes that arrived before the deposit, now that it is stored; a sweep applies them within a minute.
 */
export async function reopenRefundEvents(db: Database, provider: string, depositId: string): Promise<void> {
  await lockRefundsOf(db, provider, depositId);
  await db
    .update(bankEvents)
    .set(UNAPPLIED)
    .where(
      and(
        eq(bankEvents.provider, provider),
        eq(bankEvents.refundOf, depositId),
        eq(bankEvents.outcome, 'foreign'),
      ),
    );
}

/**
 * Serialises a deposit and the events of its refunds and disputes until the transaction ends: either the event finds the deposit, or the
 * deposit finds the event already ended.
 */
export async function lockRefundsOf(db: Database, provider: string, depositId: string): Promise<void> {
  const key = `refunds-of:${provider}:${depositId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
