import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Kobo } from '#domain/money.ts';
import type { LockedWallet } from '../money/wallet/store.ts';
import type { Database } from '../platform/db/database.ts';
import { bankEvents } from '../platform/db/schema/bank.ts';
import { contributions, payments } from '../platform/db/schema/contributions.ts';
import { ledgerAccounts } from '../platform/db/schema/ledger.ts';

/** What a wallet pays next. */
export type NextPayment =
  | {
      readonly kind: 'awaiting';
      readonly paymentId: string;
      readonly contributionId: string;
      /** The deposit of exactly this amount, if that is why the payment was chosen; else null. */
      readonly matchedEventId: string | null;
    }
  /** A held unit whose first instalment the balance covers, while no awaiting payment is covered. */
  | { readonly kind: 'reservation'; readonly contributionId: string };

interface Choice {
  readonly wallet: LockedWallet;
  readonly balanceKobo: Kobo;
  readonly at: Date;
}

/**
 * Chooses the next payment of a locked wallet, among those that the balance covers in full: the awaiting payment of
 * exactly a deposit's amount; then that of the held contribution whose hold ends first; then the oldest; then the first
 * instalment of a held contribution. Null if there is none.
 */
export async function nextPayment(db: Database, choice: Choice): Promise<NextPayment | null> {
  return (
    (await exactPayment(db, choice)) ??
    (await heldPayment(db, choice)) ??
    (await oldestPayment(db, choice)) ??
    (await reservation(db, choice))
  );
}

/** Awaiting payments of open contributions that the balance covers and the contribution still needs. */
const isPayable = ({ balanceKobo, at }: Choice, status: SQL): SQL | undefined =>
  and(
    eq(payments.status, 'awaiting_transfer'),
    gt(payments.lapsesAt, at),
    lte(payments.amountKobo, balanceKobo),
    status,
    lte(sql`${payments.amountKobo} + ${ledgerAccounts.balanceKobo}`, contributions.targetKobo),
  );
const isHeld = (at: Date): SQL =>
  sql`${contributions.status} = 'pending' and ${gt(contributions.holdExpiresAt, at)}`;
const isActive = eq(contributions.status, 'active');
const urgencyOrder = [
  sql`${contributions.holdExpiresAt} asc nulls last`,
  asc(payments.createdAt),
  asc(payments.id),
] as const;

/** Unsettled deposits, oldest first; each is matched once. */
async function exactPayment(db: Database, choice: Choice): Promise<NextPayment | null> {
  const { wallet, at } = choice;
  const [found] = await db
    .select({
      paymentId: payments.id,
      contributionId: payments.contributionId,
      matchedEventId: bankEvents.id,
    })
    .from(bankEvents)
    .innerJoin(
      payments,
      and(eq(payments.userId, wallet.userId), eq(payments.amountKobo, bankEvents.amountKobo)),
    )
    .innerJoin(contributions, eq(contributions.id, payments.contributionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, contributions.ledgerAccountId))
    .where(
      and(
        eq(bankEvents.walletId, wallet.id),
        eq(bankEvents.outcome, 'credited'),
        isNull(bankEvents.settledAt),
        isNull(bankEvents.matchedPaymentId),
        isPayable(choice, sql`(${or(isHeld(at), isActive)})`),
      ),
    )
    .orderBy(asc(bankEvents.receivedAt), asc(bankEvents.id), ...urgencyOrder)
    .limit(1);
  return found ? { kind: 'awaiting', ...found } : null;
}

async function heldPayment(db: Database, choice: Choice): Promise<NextPayment | null> {
  const isTheirs = eq(contributions.userId, choice.wallet.userId);
  return toNext(await awaiting(db, and(isTheirs, isPayable(choice, isHeld(choice.at))), urgencyOrder));
}

async function oldestPayment(db: Database, choice: Choice): Promise<NextPayment | null> {
  const isTheirs = eq(payments.userId, choice.wallet.userId);
  const byAge = [asc(payments.createdAt), asc(payments.id)];
  return toNext(await awaiting(db, and(isTheirs, isPayable(choice, isActive)), byAge));
}

const awaiting = (db: Database, where: SQL | undefined, order: readonly SQL[]) =>
  db
    .select({ paymentId: payments.id, contributionId: payments.contributionId })
    .from(payments)
    .innerJoin(contributions, eq(contributions.id, payments.contributionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, contributions.ledgerAccountId))
    .where(where)
    .orderBy(...order)
    .limit(1);

const toNext = ([found]: Awaited<ReturnType<typeof awaiting>>): NextPayment | null =>
  found ? { kind: 'awaiting', ...found, matchedEventId: null } : null;

/** The amount that reserves the unit of a contribution. */
export const firstInstalmentKobo = sql`(${contributions.agreedQuote} -> 'instalmentsKobo' ->> 0)::bigint`;

async function reservation(db: Database, { wallet, balanceKobo, at }: Choice): Promise<NextPayment | null> {
  const [found] = await db
    .select({ contributionId: contributions.id })
    .from(contributions)
    .where(and(eq(contributions.userId, wallet.userId), isHeld(at), lte(firstInstalmentKobo, balanceKobo)))
    .orderBy(asc(contributions.holdExpiresAt), asc(contributions.id))
    .limit(1);
  return found ? { kind: 'reservation', ...found } : null;
}
