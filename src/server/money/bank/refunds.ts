import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, bankRefunds, moneyAudit } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { eachRow } from '../../platform/jobs/each-row.ts';
import {
  BankCallError,
  type BankFailure,
  type BankProvider,
  type Refund,
  type RefundRequest,
} from '../../platform/ports/bank.ts';
import { BANK_CLEARING_ACCOUNT_ID, PAYOUT_ACCOUNT_ID, post, SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import {
  type Attempt,
  attemptEndColumns,
  beginAttempt,
  isCurrent,
  releaseAttempt,
} from '../wallet/attempts.ts';
import { bankNamed } from '../wallet/banks.ts';
import { findAtOurBusiness } from '../wallet/our-business.ts';
import { sendOrLookUp } from '../wallet/send-or-look-up.ts';
import { compareRefund } from './closed-refunds.ts';
import { lockSuspended, type Operation } from './match.ts';
import { refundRequest } from './refund-request.ts';

type Refunding = Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>;

/** A provider may list a deposit late. If it still cannot find it after this, an operator decides. */
const DEPOSIT_IS_SHOWN_MS = DAY_MS;
const BATCH = 50;

/**
 * Moves suspended money to the payout account and writes an audit entry. `processRefund` calls the provider after
 * the commit. Returns the refund's id.
 * @throws OperationError if the event is not suspended.
 */
export async function requestRefund(
  db: Database,
  { eventId, actor, reason, at }: Operation,
): Promise<string> {
  return db.transaction(async (transaction) => {
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
    return refund.id;
  });
}

/** Makes one attempt for each due refund. A failure does not stop the others. */
export async function sendRefunds(
  dependencies: Refunding,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const due = await dependencies.db
    .select({ id: bankRefunds.id })
    .from(bankRefunds)
    .where(and(isOpen, lte(bankRefunds.nextTryAt, dependencies.now())))
    .orderBy(asc(bankRefunds.nextTryAt))
    .limit(BATCH);
  await eachRow(due, ({ id }) => processRefund(dependencies, id), { onFailure, signal });
}

const isOpen = inArray(bankRefunds.status, ['requested', 'sent']);

interface Claimed extends Attempt<typeof bankRefunds.$inferSelect> {
  readonly provider: string;
  readonly request: RefundRequest;
}

/**
 * Sends a refund through the bank, or looks up its status. Only one process at a time attempts it.
 * @throws BankCallError if the bank returned no result; it is retried later.
 */
export async function processRefund(dependencies: Refunding, refundId: string): Promise<void> {
  const { db, now } = dependencies;
  const claimed = await claim(db, refundId, now());
  if (!claimed) return;
  const { provider, request } = claimed;
  const bank = bankNamed(dependencies, provider);
  if (!bank) {
    const failure = `the keys of ${provider} are not set`;
    await releaseAttempt(db, bankRefunds, claimed, { at: now(), failure });
    throw new BankCallError({ detail: failure });
  }
  const { result, isNotTaken, at } = await sendOrLookUp(dependencies, bankRefunds, claimed, {
    bank,
    find: () =>
      findAtOurBusiness(db, bank, { find: () => bank.findRefund(request), sentAt: claimed.createdAt }),
    send: (confirmSend) => bank.refund(request, confirmSend),
  });
  if (result.outcome === 'ok') {
    const isApplied = await conclude(db, bank, claimed, result.value, at);
    // Due immediately if the provider reported something during the attempt.
    if (isApplied) return processRefund(dependencies, refundId);
    return compareRefund(db, bank, { id: refundId, at });
  }
  const { detail: failure, outcome } = result;
  if (isNotTaken && isFinal(claimed, result, at))
    await settle(db, claimed, { status: 'failed', failure, providerReference: null, at });
  else await releaseAttempt(db, bankRefunds, claimed, { at, failure, isUncertain: outcome === 'unknown' });
  throw new BankCallError(result);
}

/** Whether a refund that the provider does not accept returns to suspense, where an operator sees it. */
const isFinal = ({ mayStillArrive, createdAt }: Claimed, { reason }: BankFailure, at: Date): boolean =>
  !mayStillArrive && (reason !== 'not_found' || at.getTime() - createdAt.getTime() >= DEPOSIT_IS_SHOWN_MS);

/** Whether the row was updated to the provider's status; false if another attempt has ended or begun. */
async function conclude(
  db: Database,
  bank: BankProvider,
  claimed: Claimed,
  { status, providerReference }: Refund,
  at: Date,
): Promise<boolean> {
  const failure = status === 'failed' ? `${bank.name}: the refund failed` : null;
  // Some providers start a new refund after a failed one, which a call of an earlier attempt may do. Without the failed
  // refund's reference, the new one is found by its amount.
  if (status === 'pending' || (status === 'failed' && claimed.mayStillArrive)) {
    const sent = await db
      .update(bankRefunds)
      .set({
        status: 'sent',
        providerReference: status === 'failed' ? null : providerReference,
        failure,
        ...attemptEndColumns(bankRefunds, claimed, { at }),
      })
      .where(and(eq(bankRefunds.id, claimed.id), isOpen))
      .returning({ id: bankRefunds.id });
    return sent.length > 0;
  }
  return settle(db, claimed, { status, failure, providerReference, at });
}

async function claim(db: Database, refundId: string, at: Date): Promise<Claimed | null> {
  return db.transaction(async (transaction) => {
    const [refund] = await transaction
      .select()
      .from(bankRefunds)
      .where(and(eq(bankRefunds.id, refundId), isOpen, lte(bankRefunds.nextTryAt, at)))
      .for('update', { skipLocked: true });
    if (!refund) return null;
    const attempt = await beginAttempt(transaction, bankRefunds, refund, at);
    return { ...attempt, ...(await refundRequest(transaction, refund)) };
  });
}

interface End {
  readonly status: 'processed' | 'failed';
  readonly failure: string | null;
  readonly providerReference: string | null;
  readonly at: Date;
}

/**
 * Ends a refund once: the money has left, or returns to suspense. It returns only if no later attempt has begun and
 * none has recorded that the provider accepted the refund. Returns false if the refund was not ended by this call.
 */
async function settle(
  db: Database,
  claimed: Claimed,
  { status, failure, providerReference, at }: End,
): Promise<boolean> {
  const { id, amountKobo } = claimed;
  const isPaid = status === 'processed';
  return db.transaction(async (transaction) => {
    const [settled] = await transaction
      .update(bankRefunds)
      .set({ status, failure, settledAt: at, ...(providerReference !== null && { providerReference }) })
      .where(isPaid ? and(eq(bankRefunds.id, id), isOpen) : isCurrent(bankRefunds, claimed))
      .returning({ eventId: bankRefunds.eventId });
    if (!settled) return false;
    await transaction
      .update(bankEvents)
      .set({ outcome: isPaid ? 'refunded' : 'suspended', ...(failure !== null && { note: failure }) })
      .where(eq(bankEvents.id, settled.eventId));
    await post(transaction, {
      idempotencyKey: `refund:${id}:${status}`,
      kind: isPaid ? 'refund_paid' : 'refund_returned',
      fromAccountId: PAYOUT_ACCOUNT_ID,
      toAccountId: isPaid ? BANK_CLEARING_ACCOUNT_ID : SUSPENSE_ACCOUNT_ID,
      amountKobo,
      reference: id,
      eventAt: at,
    });
    return true;
  });
}
