import { eq } from 'drizzle-orm';
import { lagosDate } from '#domain/dates.ts';
import type { Kobo } from '#domain/money.ts';
import { firstCovered } from '#domain/payments/walletDue.ts';
import { balance } from '../money/ledger/ledger.ts';
import { type LockedWallet, lockWallet } from '../money/wallet/store.ts';
import type { Database } from '../platform/db/database.ts';
import { wallets } from '../platform/db/schema/bank.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { awaitingPayment, cancelPayment, insertAwaiting } from './awaiting-payments.ts';
import type { IssuingDependencies } from './documents/issuing.ts';
import { openPlans, toPlan } from './open-plans.ts';
import { payFromWallet } from './pay.ts';
import { contributionRows, type PaymentRow } from './store.ts';
import { hasLapsed, lockOpenContribution, type OpenContribution } from './transitions.ts';

type Paying = Pick<Dependencies, 'db' | 'jobs' | 'now' | 'settings'>;

/**
 * Pays due instalments from a wallet whose owner enabled it, longest due first, each in full and in its own transaction,
 * until the balance is too small. Safe to call concurrently. Returns the number of payments.
 */
export async function payDue(dependencies: Paying, userId: string): Promise<number> {
  let paidCount = 0;
  while (await dependencies.db.transaction((transaction) => payNext(dependencies, transaction, userId)))
    paidCount += 1;
  return paidCount;
}

/** Returns false if the balance covers no due instalment. */
async function payNext(issuing: Paying, db: Database, userId: string): Promise<boolean> {
  // All payments and withdrawals lock the wallet first, so the data below cannot change in this transaction.
  const wallet = await lockWallet(db, userId);
  if (!wallet || !(await paysDue(db, wallet))) return false;
  const at = issuing.now();
  const today = lagosDate(at);
  const due = (await openPlans(db, userId, at)).flatMap(({ row, unpaid: [first] }) =>
    first && first.dueOn <= today ? [{ ...first, row }] : [],
  );
  const next = firstCovered(due, await balance(db, wallet.ledgerAccountId));
  const contribution = next && (await lockOpenContribution(db, next.row.contribution.id));
  if (!next || !contribution || hasLapsed(contribution, at)) return false;
  // The terms may have changed before the lock; the next run uses the new ones.
  const [locked] = await contributionRows(db, eq(contributions.id, contribution.id));
  if (locked?.contribution.revision !== next.row.contribution.revision) return false;
  await payInstalment(db, { wallet, contribution, amountKobo: next.amountKobo, at, issuing });
  return true;
}

/** Whether the owner of a wallet has it pay what is due. */
async function paysDue(db: Database, { id }: LockedWallet): Promise<boolean> {
  const [found] = await db.select({ since: wallets.paysDueSince }).from(wallets).where(eq(wallets.id, id));
  return found ? found.since !== null : false;
}

interface EndingHold {
  readonly wallet: LockedWallet;
  /** The contribution whose hold ends; locked. */
  readonly id: string;
  readonly at: Date;
  readonly issuing: IssuingDependencies;
}

/**
 * Pays the first instalment of a hold that ends or has lapsed, if the owner of the wallet has it pay what is due and the
 * balance covers it: a hold may end at an hour when no due instalments are paid. Returns whether it was paid; otherwise
 * the caller releases the unit once the hold has lapsed.
 */
export async function payEndingHold(db: Database, { wallet, id, at, issuing }: EndingHold): Promise<boolean> {
  if (!(await paysDue(db, wallet))) return false;
  const contribution = await lockOpenContribution(db, id);
  const [row] = await contributionRows(db, eq(contributions.id, id));
  const [first] = row ? toPlan(row, at).unpaid : [];
  if (!contribution || !first || first.amountKobo > (await balance(db, wallet.ledgerAccountId))) return false;
  await payInstalment(db, { wallet, contribution, amountKobo: first.amountKobo, at, issuing });
  return true;
}

interface Instalment {
  readonly wallet: LockedWallet;
  readonly contribution: OpenContribution;
  /** The unpaid part of the instalment. */
  readonly amountKobo: Kobo;
  readonly at: Date;
  readonly issuing: IssuingDependencies;
}

async function payInstalment(db: Database, instalment: Instalment): Promise<void> {
  const payment = await paymentOf(db, instalment);
  await payFromWallet(db, { ...instalment, payment });
}

/** The awaiting payment of exactly the due amount; replaces one of another amount. */
async function paymentOf(
  db: Database,
  { wallet: { userId }, contribution, amountKobo, at, issuing }: Instalment,
): Promise<PaymentRow> {
  const { id: contributionId, holdExpiresAt } = contribution;
  const current = await awaitingPayment(db, contributionId);
  // The payment of a held unit does not lapse before the unit is released.
  const isOver = current !== null && contribution.status !== 'pending' && current.lapsesAt <= at;
  if (current && !isOver && current.amountKobo === amountKobo) return current;
  if (current) await cancelPayment(db, current.id, isOver ? 'lapsed' : 'replaced');
  const lapseMs = issuing.settings.paymentLapseMs;
  return insertAwaiting(db, { contributionId, userId, amountKobo, at, lapseMs, holdExpiresAt });
}
