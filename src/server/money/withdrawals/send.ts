import { and, asc, eq, lte } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { withdrawalDelayedSince } from '#domain/payments/withdrawals.ts';
import type { Database } from '../../platform/db/database.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { eachRow } from '../../platform/jobs/each-row.ts';
import {
  BankCallError,
  type BankProvider,
  type BankProviderName,
  type BankResult,
  type ConfirmSend,
  type Payout,
  type PayoutRequest,
  type PayoutStatus,
} from '../../platform/ports/bank.ts';
import {
  type Attempt,
  attemptEndColumns,
  beginAttempt,
  dueAfterReport,
  releaseAttempt,
} from '../wallet/attempts.ts';
import { nextRetryAt } from '../wallet/backoff.ts';
import { bankNamed } from '../wallet/banks.ts';
import { storeContradiction } from '../wallet/contradictions.ts';
import { checkBusiness, findAtOurBusiness } from '../wallet/our-business.ts';
import { sendOrLookUp } from '../wallet/send-or-look-up.ts';
import { hold, holdOf } from './hold.ts';
import { notifyOfDelay } from './notices.ts';
import { notFound } from './reported.ts';
import { NOT_HELD, type Settling, settleReturned, settleSent } from './settle.ts';

/** The receiving bank may return money days or weeks later, and that webhook may be lost. */
const DAYS_AFTER_SENDING = [1, 3, 7, 14, 30];

type Sending = Settling & Pick<Dependencies, 'bank' | 'backupBank' | 'formerBanks'>;

const BATCH = 50;

/** Makes one attempt for each due withdrawal. A failure does not stop the others. */
export async function processDueWithdrawals(
  dependencies: Sending,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const due = await dependencies.db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(lte(withdrawals.nextTryAt, dependencies.now()))
    .orderBy(asc(withdrawals.nextTryAt))
    .limit(BATCH);
  await eachRow(due, ({ id }) => processWithdrawal(dependencies, id), { onFailure, signal });
}

interface Claimed extends Attempt<typeof withdrawals.$inferSelect> {
  readonly provider: BankProviderName;
  readonly request: PayoutRequest;
}

/**
 * Sends a withdrawal through the bank, or looks up its status, outside of any transaction. Only one process at a time
 * attempts it.
 * @throws BankCallError if the bank returned no result; it is retried later.
 * @throws ContradictionError if the bank's status contradicts its end here.
 */
export async function processWithdrawal(dependencies: Sending, withdrawalId: string): Promise<void> {
  const { db, now, settings } = dependencies;
  const claimed = await claim(db, {
    withdrawalId,
    at: now(),
    narration: `${settings.productName} withdrawal`,
  });
  if (!claimed) return;
  const { provider, reported } = claimed;
  // One that waits for an approval was accepted: a failure to look it up does not change what an operator has to do.
  const mayBeHeld = claimed.status === 'requested' && claimed.heldReason !== 'needs_approval';
  const bank = bankNamed(dependencies, provider);
  if (!bank) {
    const failure = `the keys of ${provider} are not set`;
    if (mayBeHeld) await hold(dependencies, claimed, { at: now(), reason: 'wrong_key', failure });
    else await releaseAttempt(db, withdrawals, claimed, { at: now(), failure });
    throw new BankCallError({ detail: failure });
  }
  const { result, isNotTaken, at } = await sendOrLookUp(dependencies, withdrawals, claimed, {
    bank,
    find: () => findSent(db, bank, claimed),
    send: (confirmSend) => sendFromOurBusiness(db, bank, { claimed, confirmSend }),
  });
  if (result.outcome === 'ok') {
    const isApplied = await conclude(dependencies, claimed, result.value, at);
    // Due immediately if the provider reported something during the attempt.
    if (isApplied) return processWithdrawal(dependencies, withdrawalId);
    return compareEnd(dependencies, bank, claimed, result.value.status);
  }
  const { outcome, reason, detail } = result;
  const isMissing = reported === 'successful' && reason === 'not_found';
  const failure = isMissing ? `${notFound(provider)}: ${detail}` : detail;
  const isUncertain = outcome === 'unknown';
  const heldReason = mayBeHeld ? holdOf(result) : null;
  if (isNotTaken && !claimed.mayStillArrive)
    await settleReturned(dependencies, claimed, { at, reason: 'not_sent', failure, provider });
  else if (heldReason !== null)
    await hold(dependencies, claimed, { at, reason: heldReason, failure, isUncertain });
  else await postpone(dependencies, claimed, { at, failure, isUncertain });
  throw new BankCallError(result);
}

const findSent = (db: Database, bank: BankProvider, { id, reported, createdAt }: Claimed) =>
  findAtOurBusiness(db, bank, { find: () => bank.findPayout(id, reported), sentAt: createdAt });

/** Sends it, unless the bank's keys are those of another business: the look-ups with the right ones would not find it. */
async function sendFromOurBusiness(
  db: Database,
  bank: BankProvider,
  { claimed, confirmSend }: { claimed: Claimed; confirmSend: ConfirmSend },
): Promise<BankResult<Payout>> {
  // A repetition follows a look-up, which has checked the keys.
  if (!claimed.wasAsked) {
    const business = await checkBusiness(db, bank, claimed.createdAt);
    if (business.outcome !== 'ok') return business;
  }
  return bank.sendPayout(claimed.request, confirmSend);
}

/** Ends an attempt whose call failed; the buyer is told once that has taken long. */
async function postpone(
  dependencies: Sending,
  claimed: Claimed,
  { at, failure, isUncertain }: { at: Date; failure: string; isUncertain: boolean },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const isApplied = await releaseAttempt(transaction, withdrawals, claimed, { at, failure, isUncertain });
    if (isApplied && withdrawalDelayedSince({ ...claimed, failure }, at) !== null)
      await notifyOfDelay(dependencies, transaction, claimed.id);
  });
}

/** Whether the row was updated to the bank's status; false if another attempt has begun or ended it. */
async function conclude(
  dependencies: Sending,
  claimed: Claimed,
  { status, providerReference, needsApproval = false, isOnOurSide = false }: Payout,
  at: Date,
): Promise<boolean> {
  const { db } = dependencies;
  const { provider, reported, sentAt } = claimed;
  switch (status) {
    case 'pending':
      return needsApproval
        ? holdForApproval(dependencies, claimed, { providerReference, at })
        : noteTaken(db, claimed, { providerReference, at });
    case 'successful': {
      const isContradicted = reported === 'failed' || reported === 'reversed';
      const failure = isContradicted ? `${provider} reported it ${reported}, and has it as sent` : null;
      const until = isContradicted ? nextRetryAt(at, claimed.tries) : nextCheckOfSent(sentAt ?? at, at);
      if (claimed.status === 'requested')
        return settleSent(dependencies, claimed, { at, until, failure, providerReference });
      return releaseAttempt(db, withdrawals, claimed, { at, until, failure });
    }
    case 'failed':
    case 'reversed': {
      const isBack = status === 'reversed' || claimed.status === 'sent';
      const isOurs = isOnOurSide || claimed.heldReason === 'needs_approval';
      const reason = isBack ? 'given_back' : isOurs ? 'our_side' : 'not_sent';
      const failure = `${provider}: it ${status}${reason === 'our_side' ? ', because of our account there' : ''}`;
      return settleReturned(dependencies, claimed, { at, reason, failure, provider });
    }
  }
}

/**
 * Records that the bank accepted it and waits for an approval. False if another attempt has begun or ended it.
 * @throws BankCallError the first time, for the log.
 */
async function holdForApproval(
  dependencies: Sending,
  claimed: Claimed,
  { providerReference, at }: { providerReference: string; at: Date },
): Promise<boolean> {
  // Accepted and possibly sent before the approval was asked for: the bank's later report counts.
  if (claimed.status !== 'requested') return noteTaken(dependencies.db, claimed, { providerReference, at });
  const failure = `${claimed.provider}: ${claimed.reference} waits for approval in the provider's dashboard`;
  const held = await hold(dependencies, claimed, {
    at,
    reason: 'needs_approval',
    failure,
    providerReference,
  });
  if (held.isNew) throw new BankCallError({ detail: failure });
  return held.isApplied;
}

/** Records that the bank accepted it, from any attempt. From then on it is returned only if the bank reports so. */
async function noteTaken(
  db: Database,
  claimed: Claimed,
  { providerReference, at }: { providerReference: string; at: Date },
): Promise<boolean> {
  const taken = await db
    .update(withdrawals)
    .set({
      providerReference,
      failure: null,
      ...NOT_HELD,
      ...attemptEndColumns(withdrawals, claimed, { at }),
    })
    .where(and(eq(withdrawals.id, claimed.id), eq(withdrawals.status, claimed.status)))
    .returning({ id: withdrawals.id });
  return taken.length > 0;
}

/**
 * Handles a response that no longer fits the row, because another attempt has ended it. A sent withdrawal is looked up
 * again soon; a returned one that the bank still has is left to an operator.
 * @throws ContradictionError the first time.
 */
async function compareEnd(
  { db, now }: Sending,
  bank: BankProvider,
  { id }: Claimed,
  status: PayoutStatus,
): Promise<void> {
  const isOut = (said: PayoutStatus) => said === 'pending' || said === 'successful';
  if (!isOut(status)) {
    await db
      .update(withdrawals)
      .set({ nextTryAt: dueAfterReport(withdrawals, now()) })
      .where(and(eq(withdrawals.id, id), eq(withdrawals.status, 'sent')));
    return;
  }
  const [returned] = await db
    .select({ reference: withdrawals.reference })
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.status, 'returned')));
  if (!returned) return;
  // Looks it up again, because the response may be older than the return.
  const found = await bank.findPayout(id, null);
  if (found.outcome === 'ok' && !isOut(found.value.status)) return;
  const said = found.outcome === 'ok' ? found.value.status : status;
  const note = `${returned.reference} is returned here, and ${bank.name} has it as ${said}`;
  await storeContradiction(db, { provider: bank.name, outcome: 'payout', id, note, at: now() });
}

async function claim(
  db: Database,
  { withdrawalId, at, narration }: { withdrawalId: string; at: Date; narration: string },
): Promise<Claimed | null> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(withdrawals)
      .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
      .where(and(eq(withdrawals.id, withdrawalId), lte(withdrawals.nextTryAt, at)))
      .for('update', { of: withdrawals, skipLocked: true });
    if (!found) return null;
    const { provider, bankCode, accountNumber } = found.payout_accounts;
    const attempt = await beginAttempt(transaction, withdrawals, found.withdrawals, at);
    const { id: reference, amountKobo, accountName } = attempt;
    const request = { reference, bankCode, accountNumber, accountName, amountKobo, narration };
    return { ...attempt, provider, request };
  });
}

/** When the provider is next asked whether a sent withdrawal is still sent; null after the last check. */
function nextCheckOfSent(sentAt: Date, at: Date): Date | null {
  const checks = DAYS_AFTER_SENDING.map((days) => new Date(sentAt.getTime() + days * DAY_MS));
  return checks.find((check) => check > at) ?? null;
}
