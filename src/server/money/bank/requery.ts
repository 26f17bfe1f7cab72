import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type AssignedAccount, BankCallError, type BankProvider } from '../../platform/ports/bank.ts';
import { recordHealth } from '../wallet/health.ts';
import { applyEvent } from './apply.ts';
import { storeListedDeposit } from './listed-deposit.ts';
import { accountsOf, listMissed } from './missed.ts';

type Requerying = Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>;

/** The banks of a wallet are queried at most this often. */
const MIN_INTERVAL_MS = 60_000;
/** How far back to look for transfers: a weekend with a public holiday. */
const LOOK_BACK_MS = 4 * DAY_MS;
/** How far a provider's clock may be ahead of ours. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000;

/**
 * Books the next query of the banks of a buyer's wallet, `MIN_INTERVAL_MS` after the last one. Returns when it may begin;
 * null if one is booked already that has not begun. One statement, so that of concurrent calls each sees the one before.
 */
export async function bookRequery(db: Database, userId: string, at: Date): Promise<Date | null> {
  const afterLast = sql`${wallets.requeriedAt} + ${MIN_INTERVAL_MS} * interval '1 millisecond'`;
  const [booked] = await db
    .update(wallets)
    // `greatest` ignores nulls.
    .set({ requeriedAt: sql`greatest(${at.toISOString()}::timestamptz, ${afterLast})` })
    .where(and(eq(wallets.userId, userId), or(isNull(wallets.requeriedAt), lte(wallets.requeriedAt, at))))
    .returning({ startAt: wallets.requeriedAt });
  return booked?.startAt ?? null;
}

/**
 * 'I have sent the money': queries the banks of a wallet for transfers that they have not reported, and applies them. A
 * failure does not stop the others.
 * @throws The first failure, in the end.
 */
export async function requery(dependencies: Requerying, userId: string): Promise<void> {
  const failures: unknown[] = [];
  for (const { bank, account } of await accountsOf(dependencies.db, dependencies, userId))
    await requeryAccount(dependencies, bank, account).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function requeryAccount(
  dependencies: Requerying,
  bank: BankProvider,
  account: AssignedAccount,
): Promise<void> {
  const { db, now } = dependencies;
  const at = now();
  const asked = await bank.requery(account, at);
  // One that is asked too often, as Paystack is by two requests within ten minutes, is not down.
  if (asked.outcome === 'ok' || asked.reason !== 'rate_limited')
    await recordHealth(db, { provider: bank.name, result: asked, at });
  const from = new Date(at.getTime() - LOOK_BACK_MS);
  const until = new Date(at.getTime() + CLOCK_DIFFERENCE_MS);
  const missed = await listMissed(db, bank, { from, until, account });
  if (missed.outcome !== 'ok') throw new BankCallError(missed);
  const failures: unknown[] = [];
  for (const eventId of missed.value.eventIds)
    await adopt(dependencies, bank, eventId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function adopt(dependencies: Requerying, bank: BankProvider, eventId: string): Promise<void> {
  const adopted = await storeListedDeposit(dependencies, { bank, eventId, source: 'requery' });
  if (adopted.outcome !== 'ok') throw new BankCallError(adopted);
  if (adopted.value !== null) await applyEvent(dependencies, adopted.value);
}
