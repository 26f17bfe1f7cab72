import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { WithdrawalStatus } from '#domain/withdrawals.ts';
import type { Database } from '../../platform/db/database.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  BankCallError,
  type BankProvider,
  type BankProviderName,
  type BankResult,
  type Payout,
  type PayoutRequest,
  type PayoutStatus,
} from '../../platform/ports/bank.ts';
import { nextTry } from '../wallet/backoff.ts';
import { bankNamed } from '../wallet/banks.ts';
import { recordHealth } from '../wallet/health.ts';
import { nextCheckOfSent } from './checks.ts';
import { type Settling, settleReturned, settleSent } from './settle.ts';

type Sending = Settling & Pick<Dependencies, 'bank' | 'backupBank'>;

/** An attempt that is cut off is repeated after this. */
const LEASE_MS = 60_000;
const BATCH = 50;
/** A bank that was asked before may not show at once what it has taken: it is asked so often before money comes back. */
const TRIES_BEFORE_RETURN = 3;

/** Carries on the withdrawals whose time has come: one attempt each. One that fails does not stop the others. */
export async function carryOnDue(dependencies: Sending, onFailure: (error: unknown) => void): Promise<void> {
  const due = await dependencies.db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(lte(withdrawals.nextTryAt, dependencies.now()))
    .orderBy(asc(withdrawals.nextTryAt))
    .limit(BATCH);
  for (const { id } of due) await carryOn(dependencies, id).catch(onFailure);
}

interface Claimed {
  readonly id: string;
  readonly userId: string;
  readonly status: WithdrawalStatus;
  readonly sentAt: Date | null;
  readonly tries: number;
  readonly wasAsked: boolean;
  readonly reported: PayoutStatus | null;
  readonly provider: BankProviderName;
  readonly request: PayoutRequest;
}

/**
 * Has the bank send a withdrawal, or asks what became of it, outside of any transaction. One attempt at a time, however
 * many processes try. @throws BankCallError where the bank could not say: it is asked again later.
 */
export async function carryOn(dependencies: Sending, withdrawalId: string): Promise<void> {
  const { db, now, settings } = dependencies;
  const claimed = await claim(db, {
    withdrawalId,
    at: now(),
    narration: `${settings.productName} withdrawal`,
  });
  const bank = claimed && bankNamed(dependencies, claimed.provider);
  if (!claimed || !bank) return;
  const result = await ask(bank, claimed);
  const at = now();
  await recordHealth(db, { provider: bank.name, result, at });
  if (result.outcome === 'ok') return conclude(dependencies, claimed, result.value, at);
  if (result.outcome === 'refused' && isFinal(claimed))
    await settleReturned(dependencies, { ...claimed, at, reason: 'not_sent', failure: result.detail });
  else await askLater(db, claimed, { at, failure: result.detail });
  throw new BankCallError(result);
}

const isFinal = ({ status, wasAsked, tries }: Claimed): boolean =>
  status === 'requested' && (!wasAsked || tries >= TRIES_BEFORE_RETURN);

/** The bank carries out one transfer: where it may have been asked already, it is asked for that first. */
async function ask(
  bank: BankProvider,
  { wasAsked, status, reported, request }: Claimed,
): Promise<BankResult<Payout>> {
  if (wasAsked) {
    const found = await bank.findPayout(request.reference, reported);
    if (status === 'sent' || !isUnknown(found)) return found;
  }
  const sent = await bank.sendPayout(request);
  if (sent.outcome !== 'refused') return sent;
  // It may refuse a repetition of what it has taken.
  const found = await bank.findPayout(request.reference, reported);
  return isUnknown(found) ? sent : found;
}

const isUnknown = (result: BankResult<Payout>): boolean =>
  result.outcome === 'refused' && result.reason === 'not_found';

async function conclude(
  dependencies: Sending,
  claimed: Claimed,
  { status, providerReference }: Payout,
  at: Date,
): Promise<void> {
  const { db } = dependencies;
  const { id, provider, reported } = claimed;
  switch (status) {
    case 'pending':
      return askLater(db, claimed, { at, failure: null, providerReference });
    case 'successful':
      if (claimed.status === 'requested') return settleSent(dependencies, { id, at, providerReference });
      if (reported === 'failed' || reported === 'reversed')
        return askLater(db, claimed, {
          at,
          failure: `${provider} reported it ${reported}, and has it as sent`,
        });
      return checkLater(db, claimed, at);
    case 'failed':
    case 'reversed': {
      const isBack = status === 'reversed' || claimed.status === 'sent';
      const reason = isBack ? 'given_back' : 'not_sent';
      return settleReturned(dependencies, { ...claimed, at, reason, failure: `${provider}: it ${status}` });
    }
  }
}

/** Leaves it for later, unless a webhook has reported something else meanwhile: then it is due at once. */
const askLater = async (
  db: Database,
  claimed: Claimed,
  { at, ...changes }: { at: Date; failure: string | null; providerReference?: string },
): Promise<void> => {
  await db
    .update(withdrawals)
    .set({ ...changes, nextTryAt: nextTry(at, claimed.tries) })
    .where(isUnchanged(claimed));
};

const checkLater = async (db: Database, claimed: Claimed, at: Date): Promise<void> => {
  const nextTryAt = claimed.sentAt && nextCheckOfSent(claimed.sentAt, at);
  await db.update(withdrawals).set({ nextTryAt, failure: null, tries: 0 }).where(isUnchanged(claimed));
};

const isUnchanged = ({ id, status, reported }: Claimed) =>
  and(
    eq(withdrawals.id, id),
    eq(withdrawals.status, status),
    sql`${withdrawals.reported} is not distinct from ${reported}`,
  );

/** Notes that the bank is asked, before it is: a crash in between leaves that to be looked up. */
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
    const { withdrawals: withdrawal, payout_accounts: account } = found;
    const { id, amountKobo, accountName, isAsked: wasAsked } = withdrawal;
    const tries = withdrawal.tries + 1;
    const nextTryAt = new Date(at.getTime() + LEASE_MS);
    await transaction
      .update(withdrawals)
      .set({ isAsked: true, tries, nextTryAt })
      .where(eq(withdrawals.id, id));
    const { provider, bankCode, accountNumber } = account;
    const request = { reference: id, bankCode, accountNumber, accountName, amountKobo, narration };
    return { ...withdrawal, tries, wasAsked, provider, request };
  });
}
