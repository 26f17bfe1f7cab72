import { eq } from 'drizzle-orm';
import { type Kobo, subtractKobo, ZERO_KOBO } from '#domain/money.ts';
import { balance, post } from '../money/ledger/ledger.ts';
import type { LockedWallet } from '../money/wallet/store.ts';
import type { Database } from '../platform/db/database.ts';
import { payments } from '../platform/db/schema/contributions.ts';
import type { IssuingDependencies } from './documents/issuing.ts';
import { issuePaymentDocuments } from './documents/payment.ts';
import { announcePaymentReceived } from './jobs.ts';
import type { PaymentRow } from './store.ts';
import { activate, complete, type OpenContribution } from './transitions.ts';

interface Payment {
  readonly wallet: LockedWallet;
  readonly contribution: OpenContribution;
  readonly payment: PaymentRow;
  readonly at: Date;
  /** Notifies the buyer and issues the receipt. */
  readonly issuing: IssuingDependencies;
}

/** The unpaid rest of a contribution's target. */
export const remainingKobo = async (
  db: Database,
  { ledgerAccountId, targetKobo }: OpenContribution,
): Promise<Kobo> => subtractKobo(targetKobo, await balance(db, ledgerAccountId));

/**
 * Pays an awaiting payment in full from the wallet; the first payment reserves the unit, the last sells it. Wallet and
 * contribution must already be locked. Ledger and document counters are locked last, so that they are held for the
 * shortest time.
 * @throws LedgerError `overdrawn` if the wallet holds less.
 */
export async function payFromWallet(
  db: Database,
  { wallet, contribution, payment, at, issuing }: Payment,
): Promise<void> {
  const leftKobo = subtractKobo(await remainingKobo(db, contribution), payment.amountKobo);
  if (leftKobo < ZERO_KOBO)
    throw new Error(`The payment ${payment.id} passes the target of its contribution`);
  await db.update(payments).set({ status: 'received', receivedAt: at }).where(eq(payments.id, payment.id));
  if (leftKobo === ZERO_KOBO) await complete(db, contribution, at);
  else if (contribution.status === 'pending') await activate(db, contribution);
  await issuing.jobs.enqueue(db, announcePaymentReceived, { paymentId: payment.id }, { key: payment.id });
  await post(db, {
    idempotencyKey: `payment:${payment.id}`,
    kind: 'contribution_payment',
    fromAccountId: wallet.ledgerAccountId,
    toAccountId: contribution.ledgerAccountId,
    amountKobo: payment.amountKobo,
    reference: payment.reference,
    eventAt: at,
  });
  const paidKobo = subtractKobo(contribution.targetKobo, leftKobo);
  await issuePaymentDocuments(issuing, db, { contribution, payment, paidKobo, at });
}

/** Pays it if the balance covers it; otherwise it stays awaiting. Returns whether it was paid. */
export async function payIfCovered(db: Database, payment: Payment): Promise<boolean> {
  const balanceKobo = await balance(db, payment.wallet.ledgerAccountId);
  if (payment.payment.amountKobo > balanceKobo) return false;
  await payFromWallet(db, payment);
  return true;
}
