import { and, eq, inArray } from 'drizzle-orm';
import { type IsoDate, lagosDate } from '#domain/dates.ts';
import { type NextDue, nextDue, scheduleOn } from '#domain/schedules.ts';
import { OPEN_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import { balance } from '../money/ledger/ledger.ts';
import { type LockedWallet, lockWallet } from '../money/wallet/store.ts';
import type { Database } from '../platform/db/database.ts';
import { wallets } from '../platform/db/schema/bank.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { agreedInstalments } from './agreed-quote.ts';
import { awaitingPayment, cancelPayment, insertAwaiting } from './awaiting-payments.ts';
import { payFromWallet } from './pay.ts';
import { cancelReasonAt } from './payment-view.ts';
import { type ContributionRow, contributionRows, type PaymentRow } from './store.ts';
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
  if (!wallet || !(await hasChosen(db, wallet))) return false;
  const at = issuing.now();
  const balanceKobo = await balance(db, wallet.ledgerAccountId);
  const due = (await dueOf(db, userId, at)).find(({ amountKobo }) => amountKobo <= balanceKobo);
  const contribution = due && (await lockOpenContribution(db, due.row.contribution.id));
  if (!due || !contribution || hasLapsed(contribution, at)) return false;
  // The terms may have changed before the lock; the next run uses the new ones.
  const [locked] = await contributionRows(db, eq(contributions.id, contribution.id));
  if (locked?.contribution.revision !== due.row.contribution.revision) return false;
  const payment = await paymentOf(db, contribution, {
    due,
    userId,
    at,
    lapseMs: issuing.settings.paymentLapseMs,
  });
  await payFromWallet(db, { wallet, contribution, payment, at, issuing });
  return true;
}

async function hasChosen(db: Database, { id }: LockedWallet): Promise<boolean> {
  const [found] = await db.select({ since: wallets.paysDueSince }).from(wallets).where(eq(wallets.id, id));
  return found ? found.since !== null : false;
}

interface Due extends NextDue {
  readonly row: ContributionRow;
}

/** The first unpaid instalment of each open contribution if it is due, longest due first. */
async function dueOf(db: Database, userId: string, at: Date): Promise<Due[]> {
  const isOpen = and(
    eq(contributions.userId, userId),
    inArray(contributions.status, [...OPEN_CONTRIBUTION_STATUSES]),
  );
  const today: IsoDate = lagosDate(at);
  return (await contributionRows(db, isOpen))
    .flatMap((row) => {
      if (hasLapsed(row.contribution, at)) return [];
      const next = nextDue(
        scheduleOn(agreedInstalments(row.contribution), { paidKobo: row.paidKobo, today }),
      );
      return next && next.dueOn <= today ? [{ ...next, row }] : [];
    })
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}

interface Wanted {
  readonly due: Due;
  readonly userId: string;
  readonly at: Date;
  readonly lapseMs: number;
}

/** The awaiting payment of exactly the due amount; replaces one of another amount. */
async function paymentOf(
  db: Database,
  contribution: OpenContribution,
  { due: { amountKobo }, userId, at, lapseMs }: Wanted,
): Promise<PaymentRow> {
  const { id: contributionId, holdExpiresAt } = contribution;
  const current = await awaitingPayment(db, contributionId);
  const isOver = current !== null && cancelReasonAt({ payment: current, hold: contribution }, at) !== null;
  if (current && !isOver && current.amountKobo === amountKobo) return current;
  if (current) await cancelPayment(db, current.id, isOver ? 'lapsed' : 'replaced');
  return insertAwaiting(db, { contributionId, userId, amountKobo, at, lapseMs, holdExpiresAt });
}
