import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, bankRefunds, moneyAudit } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  BankCallError,
  type BankProvider,
  type BankResult,
  type Refund,
  type RefundRequest,
} from '../../platform/ports/bank.ts';
import { BANK_CLEARING_ACCOUNT_ID, PAYOUT_ACCOUNT_ID, post, SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import { nextTry } from '../wallet/backoff.ts';
import { bankNamed } from '../wallet/banks.ts';
import { recordHealth } from '../wallet/health.ts';
import { lockSuspended, type Operation } from './match.ts';

type Refunding = Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank'>;

/** An attempt that is cut off is repeated after this. */
const LEASE_MS = 60_000;
const BATCH = 50;
const NOTE = 'No account of ours could be found for this transfer';

/**
 * Takes suspended money out of suspense for its way back, with an audit line. The provider is asked after the commit, by
 * `sendRefunds`.
 * @throws OperationError where the event is not suspended.
 */
export async function requestRefund(db: Database, { eventId, actor, reason, at }: Operation): Promise<void> {
  await db.transaction(async (transaction) => {
    const amountKobo = await lockSuspended(transaction, eventId);
    const [refund] = await transaction
      .insert(bankRefunds)
      .values({ eventId, amountKobo, createdAt: at, nextTryAt: at })
      .returning({ id: bankRefunds.id });
    if (!refund) throw new Error('The refund was not written');
    await transaction
      .update(bankEvents)
      .set({ outcome: 'refunding', note: `refund by ${actor}: ${reason}` })
      .where(eq(bankEvents.id, eventId));
    await transaction
      .insert(moneyAudit)
      .values({ action: 'refund_requested', eventId, actor, reason, createdAt: at });
    await post(transaction, {
      idempotencyKey: `refund:${refund.id}:requested`,
      kind: 'refund_requested',
      fromAccountId: SUSPENSE_ACCOUNT_ID,
      toAccountId: PAYOUT_ACCOUNT_ID,
      amountKobo,
      reference: refund.id,
      eventAt: at,
    });
  });
}

/** Carries on the refunds whose time has come: one attempt each. One that fails does not stop the others. */
export async function sendRefunds(
  dependencies: Refunding,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const due = await dependencies.db
    .select({ id: bankRefunds.id })
    .from(bankRefunds)
    .where(and(isOpen, lte(bankRefunds.nextTryAt, dependencies.now())))
    .orderBy(asc(bankRefunds.nextTryAt))
    .limit(BATCH);
  for (const { id } of due) await carryOn(dependencies, id).catch(onFailure);
}

const isOpen = inArray(bankRefunds.status, ['requested', 'sent']);

interface ClaimedRefund {
  readonly id: string;
  readonly tries: number;
  readonly wasAsked: boolean;
  readonly provider: string;
  readonly request: RefundRequest;
}

async function carryOn(dependencies: Refunding, refundId: string): Promise<void> {
  const { db, now } = dependencies;
  const refund = await claim(db, refundId, now());
  const bank = refund && bankNamed(dependencies, refund.provider);
  if (!refund || !bank) return;
  const result = await ask(bank, refund);
  await recordHealth(db, { provider: bank.name, result, at: now() });
  if (result.outcome !== 'ok') {
    if (result.outcome === 'refused' && result.reason !== 'not_found')
      await settle(db, refund, { status: 'failed', failure: result.detail, at: now() });
    else
      await db
        .update(bankRefunds)
        .set({ failure: result.detail, nextTryAt: nextTry(now(), refund.tries) })
        .where(and(eq(bankRefunds.id, refund.id), isOpen));
    throw new BankCallError(result);
  }
  const { status, providerReference } = result.value;
  if (status === 'pending') {
    await db
      .update(bankRefunds)
      .set({ status: 'sent', providerReference, failure: null, nextTryAt: nextTry(now(), refund.tries) })
      .where(and(eq(bankRefunds.id, refund.id), isOpen));
    return;
  }
  const failure = status === 'failed' ? `${bank.name}: the refund failed` : null;
  await settle(db, refund, { status, failure, at: now() });
}

/** The provider carries out one refund: where it may have been asked already, it is asked for that first. */
async function ask(bank: BankProvider, { wasAsked, request }: ClaimedRefund): Promise<BankResult<Refund>> {
  if (!wasAsked) return bank.refund(request);
  const found = await bank.findRefund(request);
  return found.outcome !== 'ok' && found.reason === 'not_found' ? bank.refund(request) : found;
}

/** Notes that the provider is asked, before it is: a crash in between leaves that to be looked up. */
async function claim(db: Database, refundId: string, at: Date): Promise<ClaimedRefund | null> {
  return db.transaction(async (transaction) => {
    const [refund] = await transaction
      .select({
        id: bankRefunds.id,
        tries: bankRefunds.tries,
        wasAsked: bankRefunds.isAsked,
        amountKobo: bankRefunds.amountKobo,
        provider: bankEvents.provider,
        eventId: bankEvents.eventId,
      })
      .from(bankRefunds)
      .innerJoin(bankEvents, eq(bankEvents.id, bankRefunds.eventId))
      .where(and(eq(bankRefunds.id, refundId), isOpen, lte(bankRefunds.nextTryAt, at)))
      .for('update', { of: bankRefunds, skipLocked: true });
    if (!refund) return null;
    await transaction
      .update(bankRefunds)
      .set({
        isAsked: true,
        tries: sql`${bankRefunds.tries} + 1`,
        nextTryAt: new Date(at.getTime() + LEASE_MS),
      })
      .where(eq(bankRefunds.id, refundId));
    const { id, wasAsked, provider, eventId, amountKobo } = refund;
    const request = { eventId, reference: id, amountKobo: kobo(amountKobo), note: NOTE };
    return { id, tries: refund.tries + 1, wasAsked, provider, request };
  });
}

/** Ends a refund once: the money has left, or is back in suspense. */
async function settle(
  db: Database,
  { id, request: { amountKobo } }: ClaimedRefund,
  { status, failure, at }: { status: 'processed' | 'failed'; failure: string | null; at: Date },
): Promise<void> {
  const isPaid = status === 'processed';
  await db.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(bankRefunds)
      .set({ status, failure, settledAt: at })
      .where(and(eq(bankRefunds.id, id), isOpen))
      .returning({ eventId: bankRefunds.eventId });
    if (!ended) return;
    await transaction
      .update(bankEvents)
      .set({ outcome: isPaid ? 'refunded' : 'suspended', ...(failure !== null && { note: failure }) })
      .where(eq(bankEvents.id, ended.eventId));
    await post(transaction, {
      idempotencyKey: `refund:${id}:${status}`,
      kind: isPaid ? 'refund_paid' : 'refund_returned',
      fromAccountId: PAYOUT_ACCOUNT_ID,
      toAccountId: isPaid ? BANK_CLEARING_ACCOUNT_ID : SUSPENSE_ACCOUNT_ID,
      amountKobo,
      reference: id,
      eventAt: at,
    });
  });
}
