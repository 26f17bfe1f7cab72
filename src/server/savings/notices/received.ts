import { and, asc, count, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import { lagosDate } from '#domain/dates.ts';
import { type Kobo, kobo, subtractKobo, ZERO_KOBO } from '#domain/money.ts';
import { coveredKobo } from '#domain/payments/walletDue.ts';
import { notify } from '../../messages/audience.ts';
import type { Copy } from '../../messages/copy.ts';
import type { Sending } from '../../messages/send.ts';
import {
  depositShortCopy,
  isDepositStillCurrent,
  paymentReceivedCopy,
} from '../../messages/templates/payments.ts';
import { balance } from '../../money/ledger/ledger.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, moneyAudit, wallets } from '../../platform/db/schema/bank.ts';
import { contributions, payments } from '../../platform/db/schema/contributions.ts';
import { paidBy } from '../documents/issue-receipt.ts';
import { openPlans } from '../open-plans.ts';
import { contributionRows } from '../store.ts';
import { unitNameOf } from '../unit-name.ts';
import { notifyOfTargets } from './targets.ts';

type Notifying = Sending & { readonly db: Database };

/** Notifies the buyer once of a received payment, the remaining wallet balance, and each newly met target. */
export const notifyOfPayment = (dependencies: Notifying, paymentId: string): Promise<void> =>
  dependencies.db.transaction(async (transaction) => {
    const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId));
    if (payment?.status !== 'received') return;
    const [row] = await contributionRows(transaction, eq(contributions.id, payment.contributionId));
    if (!row) return;
    const { productName } = dependencies.settings;
    const { userId, amountKobo, reference } = payment;
    const { paidKobo, contribution } = row;
    const unitName = unitNameOf(row);
    const { targetKobo } = contribution;
    const balanceKobo = await walletBalance(transaction, userId);
    const received = { amountKobo, unitName, reference, paidKobo, targetKobo, balanceKobo };
    await notify(dependencies, transaction, {
      kind: 'payment_received',
      copy: paymentReceivedCopy(productName, received),
      userId,
      key: `payment-received:${paymentId}`,
    });
    // Not by the key alone: the messages of long ago are deleted.
    const beforeKobo = subtractKobo(await paidBy(transaction, payment), amountKobo);
    await notifyOfTargets(dependencies, transaction, {
      row,
      wasMet: ({ amountKobo: atKobo }) => beforeKobo >= atKobo,
    });
  });

interface Settled {
  readonly userId: string;
  readonly eventIds: readonly string[];
}

/** Notifies the buyer of deposits that covered no payment. Payment messages cover the other deposits. */
export const notifyOfDeposits = (dependencies: Notifying, { userId, eventIds }: Settled): Promise<void> =>
  dependencies.db.transaction(async (transaction) => {
    const events = await transaction
      .select()
      .from(bankEvents)
      .where(inArray(bankEvents.id, [...eventIds]))
      // The same first one, and so the same key, however often the job runs.
      .orderBy(asc(bankEvents.id));
    const [first] = events;
    if (!first || (await wasPaidFrom(transaction, userId, events))) return;
    const amountKobo = events.reduce<Kobo>((sum, event) => kobo(sum + (event.amountKobo ?? 0)), ZERO_KOBO);
    const wallet = await walletState(transaction, userId, dependencies.now());
    await notify(dependencies, transaction, {
      kind: 'deposit_short',
      copy: depositShortCopy(dependencies.settings.productName, {
        transferCount: events.length,
        amountKobo,
        ...wallet,
      }),
      userId,
      key: `deposit-short:${first.id}`,
    });
  });

/** Whether the wallet's balance, and what is missing or paid by itself next, are still as in the message. */
export async function isDepositCurrent(
  { db, now }: Pick<Notifying, 'db' | 'now'>,
  fact: string,
  copy: Copy,
): Promise<boolean> {
  const [, id = ''] = fact.split(':');
  const [owner] = await db
    .select({ userId: wallets.userId })
    .from(bankEvents)
    .innerJoin(wallets, eq(wallets.id, bankEvents.walletId))
    .where(eq(bankEvents.id, id));
  return owner !== undefined && isDepositStillCurrent(copy, await walletState(db, owner.userId, now()));
}

type BankEventRow = typeof bankEvents.$inferSelect;

/** Whether a payment was made between the credit of these deposits to the wallet and their settlement. */
async function wasPaidFrom(db: Database, userId: string, events: readonly BankEventRow[]): Promise<boolean> {
  const matchedAt = await matchTimes(db, events);
  const times = events
    .flatMap(({ id, appliedAt, settledAt }) => [matchedAt.get(id) ?? appliedAt, settledAt])
    .filter((at) => at !== null);
  const [from, to] = [Math.min(...times.map(Number)), Math.max(...times.map(Number))];
  const [found] = await db
    .select({ total: count() })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        gte(payments.receivedAt, new Date(from)),
        lte(payments.receivedAt, new Date(to)),
      ),
    );
  return (found?.total ?? 0) > 0;
}

/** When an operator matched each deposit that was in suspense before: only then its money came into the wallet. */
async function matchTimes(db: Database, events: readonly BankEventRow[]): Promise<Map<string, Date>> {
  const ids = events.map(({ id }) => id);
  const rows = await db
    .select({ eventId: moneyAudit.eventId, at: moneyAudit.createdAt })
    .from(moneyAudit)
    .where(and(inArray(moneyAudit.eventId, ids), eq(moneyAudit.action, 'suspense_matched')));
  return new Map(rows.map(({ eventId, at }) => [eventId, at]));
}

async function walletBalance(db: Database, userId: string): Promise<Kobo> {
  const [wallet] = await db
    .select({ ledgerAccountId: wallets.ledgerAccountId })
    .from(wallets)
    .where(eq(wallets.userId, userId));
  return wallet ? balance(db, wallet.ledgerAccountId) : ZERO_KOBO;
}

async function walletState(db: Database, userId: string, at: Date) {
  const balanceKobo = await walletBalance(db, userId);
  return {
    balanceKobo,
    awaiting: await smallestAwaiting(db, userId, balanceKobo),
    paysKobo: await paidByItself(db, { userId, balanceKobo, at }),
  };
}

/** What the wallet is about to pay of what is due, if its owner has it do so. */
async function paidByItself(
  db: Database,
  { userId, balanceKobo, at }: { readonly userId: string; readonly balanceKobo: Kobo; readonly at: Date },
): Promise<Kobo> {
  const [chosen] = await db
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), isNotNull(wallets.paysDueSince)));
  if (!chosen) return ZERO_KOBO;
  return coveredKobo(await openPlans(db, userId, at), { by: lagosDate(at), balanceKobo });
}

/** What the smallest awaiting payment lacks; null if none is awaiting, or the balance covers it. */
async function smallestAwaiting(db: Database, userId: string, balanceKobo: Kobo) {
  const awaiting = await db
    .select({ contributionId: payments.contributionId, amountKobo: payments.amountKobo })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'awaiting_transfer')))
    .orderBy(payments.amountKobo, payments.id)
    .limit(1);
  const [next] = awaiting;
  if (!next || next.amountKobo <= balanceKobo) return null;
  const [row] = await contributionRows(db, eq(contributions.id, next.contributionId));
  return row ? { missingKobo: subtractKobo(next.amountKobo, balanceKobo), unitName: unitNameOf(row) } : null;
}
