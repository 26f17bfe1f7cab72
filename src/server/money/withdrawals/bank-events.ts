import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BankEventOutcome, bankEvents } from '../../platform/db/schema/bank.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { BankCallError, type BankEvent, type PayoutStatus } from '../../platform/ports/bank.ts';
import { dueAfterReport } from '../wallet/attempts.ts';
import { type Banks, bankNamed } from '../wallet/banks.ts';
import { recordHealth } from '../wallet/health.ts';
import { notFound } from './reported.ts';
import { retriedWithdrawalId } from './retried.ts';

/** The provider of a stored event, and since when the bank has not confirmed it. */
type StoredEvent = Pick<typeof bankEvents.$inferSelect, 'provider' | 'unknownSince'>;
type PayoutEvent = Extract<BankEvent, { kind: 'payout' }>;

/** The bank's status of a returned withdrawal; `unknown` if it had no transfer with the reference for a day. */
type ActualStatus = PayoutStatus | 'unknown';

/** How long a bank may not find a transfer that it reported as sent, before an operator checks it. */
const UNKNOWN_FOR_MS = DAY_MS;

export type PayoutVerification =
  /** The event's content is not needed: the withdrawal is looked up after it, or is not ours. */
  | { readonly verdict: 'needless' }
  | { readonly verdict: 'confirmed'; readonly status: ActualStatus }
  | { readonly verdict: 'later'; readonly note: string; readonly doubt?: 'unconfirmed' };

/**
 * Queries the bank if an event reports a returned withdrawal as sent, because the event may merely be late. If the bank
 * does not find it, this is repeated for a day, because the event is signed. Never call it in a transaction.
 */
export async function verifyPayout(
  { db, now, ...banks }: Pick<Dependencies, 'db' | 'now'> & Banks,
  { provider, unknownSince }: StoredEvent,
  event: PayoutEvent,
): Promise<PayoutVerification> {
  const id = toWithdrawalId(event.reference);
  if (event.status !== 'successful' || id === null || !(await readReturned(db, provider, id)))
    return { verdict: 'needless' };
  const bank = bankNamed(banks, provider);
  if (!bank) return { verdict: 'later', note: `the keys of ${provider} are not set` };
  const result = await bank.findPayout(id, event.status);
  const at = now();
  await recordHealth(db, { provider: bank.name, result, at });
  if (result.outcome !== 'ok' && result.reason === 'not_found') {
    const isOver = unknownSince !== null && at.getTime() - unknownSince.getTime() > UNKNOWN_FOR_MS;
    return isOver
      ? { verdict: 'confirmed', status: 'unknown' }
      : { verdict: 'later', note: `${notFound(provider)}: ${result.detail}`, doubt: 'unconfirmed' };
  }
  if (result.outcome !== 'ok') return { verdict: 'later', note: result.detail };
  const { status } = result.value;
  return status === 'pending'
    ? { verdict: 'later', note: 'the provider has it as pending' }
    : { verdict: 'confirmed', status };
}

interface Application {
  readonly provider: string;
  readonly event: PayoutEvent;
  readonly verification: Exclude<PayoutVerification, { verdict: 'later' }>;
  readonly at: Date;
}

/**
 * Makes a withdrawal due for a lookup, immediately or when a running attempt ends. Transfers that an operator made at
 * the provider are ignored, but for one that tries a withdrawal again. A returned withdrawal needs an operator if the
 * provider has it as sent, or reported it as sent and does not find it.
 * @throws BankCallError if it was returned after the event was verified; the event is retried.
 */
export async function applyPayoutEvent(
  db: Database,
  { provider, event, verification, at }: Application,
): Promise<{ outcome: BankEventOutcome; note?: string; dueIds?: readonly string[] }> {
  const id = toWithdrawalId(event.reference);
  if (id === null) return applyRetried(db, provider, event);
  const due = await db
    .update(withdrawals)
    .set({ reported: reportedWith(event.status), nextTryAt: dueAfterReport(withdrawals, at) })
    .where(and(isOurs(provider, id), ne(withdrawals.status, 'returned')))
    .returning({ id: withdrawals.id });
  if (due.length > 0) return { outcome: 'recorded', dueIds: due.map(({ id: dueId }) => dueId) };
  const reference = await readReturned(db, provider, id);
  if (reference === null || event.status !== 'successful') return { outcome: 'ignored' };
  if (verification.verdict !== 'confirmed')
    throw new BankCallError({
      detail: `${provider}: ${reference} came back meanwhile, and is asked for again`,
    });
  if (verification.status === 'unknown')
    return { outcome: 'payout', note: `${reference} is returned here; ${notFound(provider)}` };
  return verification.status === 'successful'
    ? { outcome: 'payout', note: `${reference} was sent, and is returned here` }
    : { outcome: 'ignored', note: `${provider} has ${reference} as ${verification.status}` };
}

/** A payout under a reference that extends a withdrawal's: where that was returned, the buyer has the money twice. */
async function applyRetried(
  db: Database,
  provider: string,
  { reference, status }: PayoutEvent,
): Promise<{ outcome: BankEventOutcome; note?: string }> {
  const id = retriedWithdrawalId(reference);
  if (id === null || status !== 'successful') return { outcome: 'ignored' };
  const [retried] = await db
    .select({ reference: withdrawals.reference })
    .from(withdrawals)
    .where(isOurs(provider, id));
  return retried
    ? { outcome: 'payout', note: `${retried.reference} was tried again there, and sent as ${reference}` }
    : { outcome: 'ignored' };
}

/** A later 'pending' does not replace a more specific status. */
const reportedWith = (status: PayoutEvent['status']) =>
  status === 'pending' ? sql`coalesce(${withdrawals.reported}, ${status})` : status;

const withdrawalId = z.uuid();
const toWithdrawalId = (reference: string): string | null =>
  z.safeParse(withdrawalId, reference).data ?? null;

const isOurs = (provider: string, id: string) =>
  and(
    eq(withdrawals.id, id),
    inArray(
      withdrawals.payoutAccountId,
      sql`(select ${payoutAccounts.id} from ${payoutAccounts} where ${payoutAccounts.provider} = ${provider})`,
    ),
  );

/** The reference of a returned withdrawal; null for any other. */
async function readReturned(db: Database, provider: string, id: string): Promise<string | null> {
  const [returned] = await db
    .select({ reference: withdrawals.reference })
    .from(withdrawals)
    .where(and(isOurs(provider, id), eq(withdrawals.status, 'returned')));
  return returned?.reference ?? null;
}
