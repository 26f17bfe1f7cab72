import { count, desc, eq, sql } from 'drizzle-orm';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { minPaymentKobo } from '#domain/payments/payments.ts';
import { apartmentPaidFor } from '../money/wallet/movements.ts';
import { lockWallet } from '../money/wallet/store.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions, payments } from '../platform/db/schema/contributions.ts';
import { apartments, buildings, properties } from '../platform/db/schema/properties.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { pageWindow } from '../platform/http/page.ts';
import { awaitingPayment, cancelPayment, insertAwaiting } from './awaiting-payments.ts';
import type { IssuingDependencies } from './documents/issuing.ts';
import { type HoldPhase, holdPhases } from './lapsed-holds.ts';
import { payIfCovered, remainingKobo } from './pay.ts';
import { cancelReasonAt, type PaymentView, viewPayment } from './payment-view.ts';
import { assertOwner, type BuyerContext } from './service.ts';
import type { PaymentRow } from './store.ts';
import { lockContribution, lockOpenContribution, type OpenContribution } from './transitions.ts';
import { unitNameOf } from './unit-name.ts';

/**
 * 'I have sent the money': creates the contribution's awaiting payment, replacing one of another amount, and pays it
 * immediately if the wallet covers it. Returns the payment's id, the same one for the same amount.
 * @throws HttpError `not_found`, `not_yours`, `contribution_closed`, `contribution_leaving`, `amount_below_minimum` or `amount_above_remaining`.
 */
export async function createPayment(
  issuing: IssuingDependencies & Pick<Dependencies, 'now'>,
  db: Database,
  { contributionId, amountKobo, userId }: { contributionId: string; amountKobo: Kobo; userId: string },
): Promise<string> {
  await assertOwner(db, contributionId, userId);
  const wallet = await lockWallet(db, userId);
  const at = issuing.now();
  const contribution = await lockOpenContribution(db, contributionId);
  if (!contribution && (await assertOwner(db, contributionId, userId)) === 'leaving')
    throw new HttpError('contribution_leaving');
  if (!wallet || !contribution) throw new HttpError('contribution_closed');
  const phaseOf = await holdPhases(db, [contribution], at);
  const holdPhase = phaseOf(contributionId);
  if (holdPhase === 'ended') throw new HttpError('contribution_closed');
  const current = await awaitingPayment(db, contributionId);
  const isOver = current !== null && cancelReasonAt({ payment: current, holdPhase }, at) !== null;
  if (current && !isOver && current.amountKobo === amountKobo) {
    await payIfCovered(db, { wallet, contribution, payment: current, at, issuing });
    return current.id;
  }
  // The transfer that is being confirmed was sent for the current payment; another one would come too late for the hold.
  if (current && holdPhase === 'confirming') throw new HttpError('contribution_closed');
  await assertAmountInRange(db, contribution, amountKobo);
  if (current) await cancelPayment(db, current.id, isOver ? 'lapsed' : 'replaced');
  const { holdExpiresAt } = contribution;
  const payment = await insertAwaiting(db, {
    contributionId,
    userId,
    amountKobo,
    at,
    lapseMs: issuing.settings.paymentLapseMs,
    holdExpiresAt,
  });
  await payIfCovered(db, { wallet, contribution, payment, at, issuing });
  return payment.id;
}

async function assertAmountInRange(
  db: Database,
  contribution: OpenContribution,
  amountKobo: Kobo,
): Promise<void> {
  const leftKobo = await remainingKobo(db, contribution);
  const leastKobo = minPaymentKobo(leftKobo);
  if (amountKobo > leftKobo) {
    const message = `That is more than is left to contribute: ${formatNaira(leftKobo)}.`;
    throw new HttpError('amount_above_remaining', { message, fields: { amount: message } });
  }
  if (amountKobo < leastKobo) {
    const message = `The least that you can pay is ${formatNaira(leastKobo)}.`;
    throw new HttpError('amount_below_minimum', { message, fields: { amount: message } });
  }
}

/**
 * Withdraws an awaiting payment. Repeating it has no effect.
 * @throws HttpError `not_found`, `not_yours`, or `payment_closed` if it is no longer awaiting.
 */
export async function withdrawPayment(db: Database, id: string, { userId, at }: BuyerContext): Promise<void> {
  const { hold } = await ownPayment(db, id, userId);
  await lockContribution(db, hold.id);
  const found = await ownPayment(db, id, userId);
  if (found.payment.cancelReason === 'withdrawn') return;
  const { payment } = found;
  const phaseOf = await holdPhases(db, [found.hold], at);
  if (
    payment.status !== 'awaiting_transfer' ||
    cancelReasonAt({ payment, holdPhase: phaseOf(hold.id) }, at) !== null
  )
    throw new HttpError('payment_closed');
  await cancelPayment(db, id, 'withdrawn');
}

async function ownPayment(db: Database, id: string, userId: string) {
  const [found] = await db
    .select(paymentAndHold)
    .from(payments)
    .innerJoin(contributions, eq(contributions.id, payments.contributionId))
    .where(eq(payments.id, id));
  if (!found) throw new HttpError('not_found');
  if (found.payment.userId !== userId) throw new HttpError('not_yours');
  return found;
}

const paymentAndHold = {
  payment: payments,
  hold: { id: contributions.id, status: contributions.status, holdExpiresAt: contributions.holdExpiresAt },
};

interface PaymentOfHold {
  readonly payment: PaymentRow;
  readonly hold: Pick<OpenContribution, 'id' | 'status' | 'holdExpiresAt'>;
}

const viewRow = (
  { payment, hold: { id, holdExpiresAt } }: PaymentOfHold,
  phaseOf: (contributionId: string) => HoldPhase,
  at: Date,
): PaymentView => viewPayment({ payment, holdExpiresAt, holdPhase: phaseOf(id) }, at);

/** A contribution's payments, newest first. @throws HttpError `not_found` or `not_yours`. */
export async function listPayments(
  db: Database,
  {
    contributionId,
    userId,
    at,
    limit,
    page,
  }: BuyerContext & { contributionId: string; limit: number; page: number },
): Promise<{ payments: PaymentView[]; total: number }> {
  await assertOwner(db, contributionId, userId);
  const isOfContribution = eq(payments.contributionId, contributionId);
  const [counted] = await db.select({ total: count() }).from(payments).where(isOfContribution);
  const window = pageWindow({ limit, page });
  const rows = await db
    .select({
      ...paymentAndHold,
      property: { title: properties.title },
      apartment: { label: apartments.label, floor: apartments.floor },
      building: { number: buildings.number, floorCount: buildings.floorCount },
    })
    .from(payments)
    .innerJoin(contributions, eq(contributions.id, payments.contributionId))
    .innerJoin(apartments, eq(apartments.id, apartmentPaidFor))
    .innerJoin(buildings, eq(buildings.id, apartments.buildingId))
    .innerJoin(properties, eq(properties.id, apartments.propertyId))
    .where(isOfContribution)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(window.limit)
    .offset(window.offset);
  const phaseOf = await holdPhases(
    db,
    rows.map(({ hold }) => hold),
    at,
  );
  const views = rows.map((row) => ({
    ...viewRow(row, phaseOf, at),
    ...(row.payment.status !== 'awaiting_transfer' && { unitName: unitNameOf(row) }),
  }));
  return { payments: views, total: counted?.total ?? 0 };
}

/** Reads one payment; browsers poll it every few seconds, so its statement is prepared once. */
export function paymentReader(db: Database) {
  const query = db
    .select(paymentAndHold)
    .from(payments)
    .innerJoin(contributions, eq(contributions.id, payments.contributionId))
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('payment_by_id');
  /** @throws HttpError `not_found` or `not_yours`. */
  return async (id: string, { userId, at }: BuyerContext): Promise<PaymentView> => {
    const [found] = await query.execute({ id });
    if (!found) throw new HttpError('not_found');
    if (found.payment.userId !== userId) throw new HttpError('not_yours');
    return viewRow(found, await holdPhases(db, [found.hold], at), at);
  };
}
