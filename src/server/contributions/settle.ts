import { and, asc, eq, inArray } from 'drizzle-orm';
import { addKobo, type Kobo, subtractKobo, ZERO_KOBO } from '#domain/money.ts';
import { OPEN_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../db/database.ts';
import { contributions, payments } from '../db/schema/contributions.ts';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import { balance, type Posting, post } from '../ledger/ledger.ts';
import { type LockedWallet, lockWallet } from '../wallet/lock.ts';
import { type AwaitingPayment, planSettlement, type SettlementPlan } from './settlement-plan.ts';
import {
  activate,
  cancelPayments,
  complete,
  hasLapsed,
  type OpenContribution,
  release,
} from './transitions.ts';

/** A person's wallet and open contributions, locked until the transaction ends. */
export interface LockedSavings {
  readonly wallet: LockedWallet;
  readonly open: readonly OpenContribution[];
}

/** The locks come in this order everywhere: the wallet, contributions by id, apartments, then ledger accounts. */
export async function lockForSettlement(db: Database, userId: string): Promise<LockedSavings | null> {
  const wallet = await lockWallet(db, userId);
  if (!wallet) return null;
  const open = await db
    .select({
      id: contributions.id,
      status: contributions.status,
      propertyId: contributions.propertyId,
      apartmentId: contributions.apartmentId,
      ledgerAccountId: contributions.ledgerAccountId,
      targetKobo: contributions.targetKobo,
      holdExpiresAt: contributions.holdExpiresAt,
    })
    .from(contributions)
    .where(and(eq(contributions.userId, userId), inArray(contributions.status, OPEN_CONTRIBUTION_STATUSES)))
    .orderBy(asc(contributions.id))
    .for('no key update');
  return { wallet, open };
}

/**
 * Lets the wallet pay what awaits its money: after each deposit, which it posts first, and at each new payment.
 * Holds that have lapsed are released on the way. Rows change before the ledger is touched, so that its busiest
 * account, the bank's, is locked for the shortest time.
 */
export async function settle(
  db: Database,
  { wallet, open }: LockedSavings,
  { at, deposit }: { at: Date; deposit?: Posting },
): Promise<void> {
  const live = open.filter((contribution) => !hasLapsed(contribution, at));
  const awaiting = await awaitingPayments(db, live);
  const balanceKobo = awaiting.length > 0 ? await balance(db, wallet.ledgerAccountId) : ZERO_KOBO;
  const plan = planSettlement({
    balanceKobo: addKobo(balanceKobo, deposit?.amountKobo ?? ZERO_KOBO),
    remainingKobo: await remainingOf(db, awaiting.length > 0 ? live : []),
    awaiting,
  });
  await cancelPayments(db, plan.cancelled);
  await markReceived(db, plan.paid, at);
  await moveOn(db, open, { plan, at });
  if (deposit) await post(db, deposit);
  for (const payment of plan.paid) await post(db, paymentPosting(payment, { wallet, open, at }));
}

/** Units change in the order of their properties, whose counts they lock: two buyers cannot wait for each other. */
async function moveOn(
  db: Database,
  open: readonly OpenContribution[],
  { plan, at }: { plan: SettlementPlan; at: Date },
): Promise<void> {
  const paidInto = new Set(plan.paid.map(({ contributionId }) => contributionId));
  for (const contribution of open.toSorted((a, b) => (a.propertyId < b.propertyId ? -1 : 1))) {
    if (hasLapsed(contribution, at)) await release(db, contribution, { status: 'expired', at });
    if (!paidInto.has(contribution.id)) continue;
    if (plan.remainingKobo.get(contribution.id) === ZERO_KOBO) await complete(db, contribution, at);
    else if (contribution.status === 'pending') await activate(db, contribution);
  }
}

/** What a contribution still needs. */
export async function remainingOf(
  db: Database,
  open: readonly OpenContribution[],
): Promise<ReadonlyMap<string, Kobo>> {
  if (open.length === 0) return new Map();
  const accountIds = open.map(({ ledgerAccountId }) => ledgerAccountId);
  const accounts = await db
    .select({ id: ledgerAccounts.id, paidKobo: ledgerAccounts.balanceKobo })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, accountIds));
  const paidKobo = new Map(accounts.map((account) => [account.id, account.paidKobo]));
  return new Map(
    open.map(({ id, ledgerAccountId, targetKobo }) => [
      id,
      subtractKobo(targetKobo, paidKobo.get(ledgerAccountId) ?? ZERO_KOBO),
    ]),
  );
}

async function awaitingPayments(db: Database, open: readonly OpenContribution[]): Promise<AwaitingPayment[]> {
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  return db
    .select({
      id: payments.id,
      contributionId: payments.contributionId,
      amountKobo: payments.amountKobo,
      reference: payments.reference,
    })
    .from(payments)
    .where(and(inArray(payments.contributionId, ids), eq(payments.status, 'awaiting_transfer')))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

async function markReceived(db: Database, paid: readonly AwaitingPayment[], at: Date): Promise<void> {
  if (paid.length === 0) return;
  const ids = paid.map(({ id }) => id);
  await db.update(payments).set({ status: 'received', receivedAt: at }).where(inArray(payments.id, ids));
}

function paymentPosting(
  payment: AwaitingPayment,
  { wallet, open, at }: LockedSavings & { at: Date },
): Posting {
  const contribution = open.find(({ id }) => id === payment.contributionId);
  if (!contribution) throw new Error(`The payment ${payment.id} is for no open contribution`);
  return {
    idempotencyKey: `payment:${payment.id}`,
    kind: 'contribution_payment',
    fromAccountId: wallet.ledgerAccountId,
    toAccountId: contribution.ledgerAccountId,
    amountKobo: payment.amountKobo,
    reference: payment.reference,
    eventAt: at,
  };
}
