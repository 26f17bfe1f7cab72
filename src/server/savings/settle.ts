import { and, eq, isNull, min } from 'drizzle-orm';
import { balance } from '../money/ledger/ledger.ts';
import { type LockedWallet, lockWallet } from '../money/wallet/store.ts';
import type { Database } from '../platform/db/database.ts';
import { bankEvents } from '../platform/db/schema/bank.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { toAgreedQuote } from './agreed-quote.ts';
import { awaitingPayment, cancelPayment, insertAwaiting } from './awaiting-payments.ts';
import type { IssuingDependencies } from './documents/issuing.ts';
import { endLapsedHoldOf } from './holds.ts';
import { announceDepositsSettled } from './jobs.ts';
import { type NextPayment, nextPayment } from './next-payment.ts';
import { payFromWallet } from './pay.ts';
import type { PaymentRow } from './store.ts';
import { hasLapsed, lockOpenContribution, type OpenContribution } from './transitions.ts';

type Settling = Pick<Dependencies, 'db' | 'jobs' | 'now' | 'settings'>;

/** More payments than a buyer usually has open. The sweep settles the rest. */
const MAX_STEPS_AFTER_DEPOSIT = 20;

/** Pays from a wallet right after a deposit was credited to it, on the server that received the webhook. */
export const settleAfterDeposit =
  (dependencies: Settling) =>
  (userId: string): Promise<boolean> =>
    settleWallet(dependencies, userId, MAX_STEPS_AFTER_DEPOSIT);

/**
 * Pays the awaiting payments that the wallet covers, each in its own transaction, then marks its deposits as settled.
 * Safe to call concurrently. Returns false if `maxSteps` transactions were not enough.
 */
export async function settleWallet(
  dependencies: Settling,
  userId: string,
  maxSteps: number,
): Promise<boolean> {
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const isDone = await dependencies.db.transaction((transaction) =>
      settleStep(dependencies, transaction, userId),
    );
    if (isDone) return true;
  }
  return false;
}

/** Returns true if nothing is left to do. */
async function settleStep(dependencies: Settling, db: Database, userId: string): Promise<boolean> {
  const { jobs, now } = dependencies;
  const wallet = await lockWallet(db, userId);
  const receivedAt = wallet && (await oldestUnsettled(db, wallet));
  if (!wallet || !receivedAt) return true;
  const at = now();
  // Money pays a hold that it came in time for, however late it is credited and settled.
  const heldAt = receivedAt < at ? receivedAt : at;
  if (await endLapsedHoldOf(db, { wallet, heldAt, at, issuing: dependencies })) return false;
  const balanceKobo = await balance(db, wallet.ledgerAccountId);
  const next = await nextPayment(db, { wallet, balanceKobo, at: heldAt });
  if (next) {
    await pay(db, { wallet, next, at, heldAt, issuing: dependencies });
    return false;
  }
  const settled = await db
    .update(bankEvents)
    .set({ settledAt: at })
    .where(isUnsettledOf(wallet))
    .returning({ id: bankEvents.id });
  await jobs.enqueue(db, announceDepositsSettled, { userId, eventIds: settled.map(({ id }) => id) });
  return true;
}

/** When the oldest unsettled deposit of a wallet was reported; null if there is none. */
async function oldestUnsettled(db: Database, wallet: LockedWallet): Promise<Date | null> {
  const [oldest] = await db
    .select({ receivedAt: min(bankEvents.receivedAt) })
    .from(bankEvents)
    .where(isUnsettledOf(wallet));
  return oldest?.receivedAt ?? null;
}

const isUnsettledOf = (wallet: LockedWallet) =>
  and(eq(bankEvents.walletId, wallet.id), eq(bankEvents.outcome, 'credited'), isNull(bankEvents.settledAt));

interface Step {
  readonly wallet: LockedWallet;
  readonly next: NextPayment;
  readonly at: Date;
  /** A hold that ends later is paid. */
  readonly heldAt: Date;
  readonly issuing: IssuingDependencies;
}

/** Pays the chosen payment. If it changed before the lock, the next step chooses again. */
async function pay(db: Database, { wallet, next, at, heldAt, issuing }: Step): Promise<void> {
  const contribution = await lockOpenContribution(db, next.contributionId);
  if (!contribution || hasLapsed(contribution, heldAt)) return;
  if (next.kind === 'reservation' && contribution.status !== 'pending') return;
  const payment =
    next.kind === 'reservation'
      ? await reservationPayment(db, contribution, {
          userId: wallet.userId,
          at,
          lapseMs: issuing.settings.paymentLapseMs,
        })
      : await awaitingPayment(db, contribution.id);
  if (!payment || (next.kind === 'awaiting' && payment.id !== next.paymentId)) return;
  await payFromWallet(db, { wallet, contribution, payment, at, issuing });
  if (next.kind === 'awaiting' && next.matchedEventId !== null) {
    await db
      .update(bankEvents)
      .set({ matchedPaymentId: payment.id })
      .where(eq(bankEvents.id, next.matchedEventId));
  }
}

/**
 * Pays the first instalment of a held contribution, which reserves its unit. Replaces an awaiting payment that the
 * balance does not cover.
 */
async function reservationPayment(
  db: Database,
  { id, agreedQuote, holdExpiresAt }: OpenContribution,
  { userId, at, lapseMs }: { userId: string; at: Date; lapseMs: number },
): Promise<PaymentRow | null> {
  const [amountKobo] = toAgreedQuote(agreedQuote).instalmentsKobo;
  if (amountKobo === undefined) return null;
  const awaiting = await awaitingPayment(db, id);
  if (awaiting) await cancelPayment(db, awaiting.id, 'replaced');
  return insertAwaiting(db, { contributionId: id, userId, amountKobo, at, lapseMs, holdExpiresAt });
}
