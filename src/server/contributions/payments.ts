import { count, desc, eq, sql } from 'drizzle-orm';
import { formatNaira, type Kobo, ZERO_KOBO } from '#domain/money.ts';
import type { Database } from '../db/database.ts';
import { contributions, payments } from '../db/schema/contributions.ts';
import { Fault } from '../http/fault.ts';
import { pageWindow } from '../http/page.ts';
import { paymentReference } from './reference.ts';
import { type Reading, refuseOthers } from './service.ts';
import { lockForSettlement, remainingOf, settle } from './settle.ts';
import type { PaymentRow } from './store.ts';
import { hasLapsed } from './transitions.ts';
import { type PaymentView, viewPayment } from './view.ts';

/**
 * Notes that a buyer has sent money: the payment waits for it, and is paid at once when the wallet holds it already.
 * @throws Fault `not_found`, `not_yours`, `contribution_closed` or `amount_above_remaining`.
 */
export async function createPayment(
  db: Database,
  { contributionId, amountKobo, userId, at }: Reading & { contributionId: string; amountKobo: Kobo },
): Promise<PaymentView> {
  await refuseOthers(db, contributionId, userId);
  const locked = await lockForSettlement(db, userId);
  const contribution = locked?.open.find(({ id }) => id === contributionId);
  if (!locked || !contribution || hasLapsed(contribution, at)) throw new Fault('contribution_closed');
  const remainingKobo = (await remainingOf(db, [contribution])).get(contributionId) ?? ZERO_KOBO;
  if (amountKobo > remainingKobo) {
    const message = `That is more than is left to contribute: ${formatNaira(remainingKobo)}.`;
    throw new Fault('amount_above_remaining', { message, fields: { amount: message } });
  }
  const [created] = await db
    .insert(payments)
    .values({ contributionId, userId, amountKobo, reference: paymentReference(), createdAt: at })
    .returning({ id: payments.id });
  if (!created) throw new Error('The payment was not written');
  await settle(db, locked, { at });
  const [settled] = await db.select().from(payments).where(eq(payments.id, created.id));
  if (!settled) throw new Error('The payment is gone');
  return viewPayment(settled);
}

const paymentAndHold = {
  payment: payments,
  hold: { status: contributions.status, holdExpiresAt: contributions.holdExpiresAt },
};

/** A payment of a hold that has lapsed awaits nothing, though the sweep has not come by yet. */
function viewAsOf(
  { payment, hold }: { payment: PaymentRow; hold: Parameters<typeof hasLapsed>[0] },
  at: Date,
): PaymentView {
  const isDropped = payment.status === 'awaiting_transfer' && hasLapsed(hold, at);
  return viewPayment(isDropped ? { ...payment, status: 'cancelled' } : payment);
}

/** A contribution's payments, newest first. @throws Fault `not_found` or `not_yours`. */
export async function listPayments(
  db: Database,
  {
    contributionId,
    userId,
    at,
    limit,
    page,
  }: Reading & { contributionId: string; limit: number; page: number },
): Promise<{ payments: PaymentView[]; total: number }> {
  await refuseOthers(db, contributionId, userId);
  const isOfContribution = eq(payments.contributionId, contributionId);
  const [counted] = await db.select({ total: count() }).from(payments).where(isOfContribution);
  const window = pageWindow({ limit, page });
  const rows = await db
    .select(paymentAndHold)
    .from(payments)
    .innerJoin(contributions, eq(contributions.id, payments.contributionId))
    .where(isOfContribution)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(window.limit)
    .offset(window.offset);
  return { payments: rows.map((row) => viewAsOf(row, at)), total: counted?.total ?? 0 };
}

/** Reads one payment; browsers ask for it every few seconds, so its statement is prepared once. */
export function paymentReader(db: Database) {
  const query = db
    .select(paymentAndHold)
    .from(payments)
    .innerJoin(contributions, eq(contributions.id, payments.contributionId))
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('payment_by_id');
  /** @throws Fault `not_found` or `not_yours`. */
  return async (id: string, { userId, at }: Reading): Promise<PaymentView> => {
    const [found] = await query.execute({ id });
    if (!found) throw new Fault('not_found');
    if (found.payment.userId !== userId) throw new Fault('not_yours');
    return viewAsOf(found, at);
  };
}
