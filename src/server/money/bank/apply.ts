import { and, eq, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { type Kobo, MAX_KOBO } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankAccounts, wallets } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bankEventOutcomes } from '../../platform/metrics.ts';
import { BankCallError, type BankEvent, type Deposit } from '../../platform/ports/bank.ts';
import { BANK_CLEARING_ACCOUNT_ID, balance, SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import { nextRetryAt } from '../wallet/backoff.ts';
import { canAcceptMoney, type LockedWallet, lockWallet } from '../wallet/store.ts';
import { applyPayoutEvent, type PayoutVerification, verifyPayout } from '../withdrawals/bank-events.ts';
import { applyAccountEvent } from './account-events.ts';
import { applyDisputeEvent } from './dispute-events.ts';
import {
  type EventResult,
  lockUnapplied,
  markApplied,
  postpone,
  readUnapplied,
  type StoredEvent,
} from './events.ts';
import { parseBankEvent } from './parsers.ts';
import {
  applyRefundEvent,
  type RefundVerification,
  reopenRefundEvents,
  verifyRefund,
} from './refund-events.ts';
import { claimDepositId, DepositCountedError, postDeposit } from './repeats.ts';
import { type Verification, verifyDeposit } from './verify-deposit.ts';

type DepositEvent = Extract<BankEvent, { kind: 'deposit' }>;
type Applying = Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>;

/** What happens to the money of a deposit. */
export interface Depositing {
  /** Called with the wallet's owner after a credited deposit is committed; errors are logged. */
  readonly onDepositCredited: (userId: string) => Promise<unknown>;
}

interface Applied {
  readonly outcome: BankEventOutcome;
  /** The owner of the credited wallet. Payments from the deposit are settled later, in other transactions. */
  readonly creditedUserId: string | null;
  /** The bank accounts, refunds or withdrawals that the event made due. */
  readonly dueIds?: readonly string[];
}

/**
 * Applies a stored event exactly once. Money events are verified with the provider first, outside of any transaction.
 * Then the event's row is locked; a deposit is posted under the event's key, in the same transaction. This only credits
 * the wallet. Returns null if the event is already applied, or is being applied by another process.
 * @throws BankCallError if the provider could not verify the event; it is retried later.
 */
export async function applyEvent(dependencies: Applying, id: string): Promise<Applied | null> {
  const { db, now } = dependencies;
  const unapplied = await readUnapplied(db, id);
  if (!unapplied) return null;
  const event = parseBankEvent(unapplied.provider, Buffer.from(unapplied.rawBody));
  const deposit = event.kind === 'deposit' ? await verifyDeposit(dependencies, unapplied, event) : null;
  if (deposit?.verdict === 'later') return wait(dependencies, unapplied, deposit);
  const payout =
    event.kind === 'payout'
      ? await verifyPayout(dependencies, unapplied, event)
      : ({ verdict: 'needless' } as const);
  if (payout.verdict === 'later') return wait(dependencies, unapplied, payout);
  const refund =
    event.kind === 'refund'
      ? await verifyRefund(dependencies, unapplied.provider, event)
      : ({ verdict: 'needless' } as const);
  if (refund.verdict === 'later') return wait(dependencies, unapplied, refund);
  const attempt = db.transaction(async (transaction): Promise<Applied | null> => {
    const stored = await lockUnapplied(transaction, id);
    if (!stored) return null;
    const appliedAt = now();
    if (deposit && deposit.verdict !== 'confirmed') {
      const outcome = deposit.verdict === 'foreign' ? 'foreign' : 'unverified';
      await markApplied(transaction, { id, outcome, appliedAt, note: deposit.note });
      return { outcome, creditedUserId: null };
    }
    if (deposit) return credit(transaction, { ...deposit, stored, appliedAt });
    if (event.kind === 'deposit') throw new Error(`The deposit ${id} was not verified`);
    const other = { stored, event, payout, refund, appliedAt };
    const { dueIds = [], ...result } = await applyOther(transaction, other);
    await markApplied(transaction, { id, appliedAt, ...result });
    return { outcome: result.outcome, creditedUserId: null, dueIds };
  });
  const applied = await attempt.catch((error: unknown) => {
    if (error instanceof DepositCountedError) return ignoreRepeat(dependencies, id, error.message);
    throw error;
  });
  if (applied) bankEventOutcomes.inc({ outcome: applied.outcome });
  return applied;
}

/** Postpones an event. @throws BankCallError always, with the reason. */
async function wait(
  { db, now }: Applying,
  { id, provider, eventId, tries }: StoredEvent,
  { note, doubt }: Pick<Extract<Verification, { verdict: 'later' }>, 'note' | 'doubt'>,
): Promise<never> {
  const at = now();
  const [isUnconfirmed, seemsForeign] = [doubt !== undefined, doubt === 'foreign'];
  await postpone(db, { id, at, until: nextRetryAt(at, tries + 1), note, isUnconfirmed, seemsForeign });
  throw new BankCallError({ detail: `the event ${provider}:${eventId} waits: ${note}` });
}

/** Ends an event whose deposit was already posted for another event. */
const ignoreRepeat = ({ db, now }: Applying, id: string, note: string): Promise<Applied | null> =>
  db.transaction(async (transaction) => {
    if (!(await lockUnapplied(transaction, id))) return null;
    await markApplied(transaction, { id, outcome: 'ignored', appliedAt: now(), note });
    return { outcome: 'ignored', creditedUserId: null };
  });

interface OtherEvent {
  readonly stored: StoredEvent;
  readonly event: Exclude<BankEvent, DepositEvent>;
  readonly payout: Exclude<PayoutVerification, { verdict: 'later' }>;
  readonly refund: Exclude<RefundVerification, { verdict: 'later' }>;
  readonly appliedAt: Date;
}

/** Applies an event that is not a deposit. */
async function applyOther(
  db: Database,
  { stored: { provider }, event, payout, refund, appliedAt }: OtherEvent,
): Promise<Pick<EventResult, 'outcome' | 'note' | 'refundOf'> & { dueIds?: readonly string[] }> {
  switch (event.kind) {
    case 'account':
      return applyAccountEvent(db, { provider, event, at: appliedAt });
    case 'refund':
      return applyRefundEvent(db, { provider, event, verification: refund, at: appliedAt });
    case 'payout':
      return applyPayoutEvent(db, { provider, event, verification: payout, at: appliedAt });
    case 'dispute':
      return applyDisputeEvent(db, { provider, event });
    case 'ignored':
      return { outcome: 'ignored' };
    case 'unreadable':
      return { outcome: 'unreadable', note: event.reason };
  }
}

interface Crediting {
  readonly stored: StoredEvent;
  /** The deposit as confirmed by the provider. */
  readonly deposit: Deposit;
  readonly note: string | null;
  readonly appliedAt: Date;
}

/**
 * Posts last, so that the lock on the wallet's ledger account is held for the shortest time; the bank's ledger account
 * is never locked.
 */
async function credit(db: Database, { stored, deposit, note, appliedAt }: Crediting): Promise<Applied> {
  const { amountKobo, reference } = deposit;
  const firstId = await claimDepositId(db, stored, deposit.eventId);
  if (firstId !== null) {
    const repeats = `it reports the deposit of the event ${firstId}`;
    await markApplied(db, { id: stored.id, appliedAt, outcome: 'ignored', note: repeats });
    return { outcome: 'ignored', creditedUserId: null };
  }
  await reopenRefundEvents(db, stored.provider, deposit.eventId);
  const result = { id: stored.id, appliedAt, ...(note !== null && { note }) };
  const posting = {
    idempotencyKey: `${stored.provider}:${deposit.eventId}`,
    fromAccountId: BANK_CLEARING_ACCOUNT_ID,
    amountKobo,
    reference,
    eventAt: plausibleMoment(deposit.occurredAt, stored.receivedAt),
  };
  const wallet = await lockWalletOf(db, stored.provider, deposit);
  if (wallet && (await canHold(db, wallet.ledgerAccountId, amountKobo))) {
    await markApplied(db, { ...result, outcome: 'credited', walletId: wallet.id, amountKobo });
    await postDeposit(db, { ...posting, kind: 'deposit', toAccountId: wallet.ledgerAccountId });
    return { outcome: 'credited', creditedUserId: wallet.userId };
  }
  if (await canHold(db, SUSPENSE_ACCOUNT_ID, amountKobo)) {
    await markApplied(db, { ...result, outcome: 'suspended', amountKobo });
    await postDeposit(db, { ...posting, kind: 'unmatched_deposit', toAccountId: SUSPENSE_ACCOUNT_ID });
    return { outcome: 'suspended', creditedUserId: null };
  }
  await markApplied(db, { ...result, outcome: 'out_of_range' });
  return { outcome: 'out_of_range', creditedUserId: null };
}

const EARLIEST = new Date('2015-01-01T00:00:00Z');
const MAX_AHEAD_MS = DAY_MS;

/** When a transfer happened, as reported by the bank; when the event was received, if that time is implausible. */
function plausibleMoment(occurredAt: Date, receivedAt: Date): Date {
  const isPlausible = occurredAt >= EARLIEST && occurredAt.getTime() <= receivedAt.getTime() + MAX_AHEAD_MS;
  return isPlausible ? occurredAt : receivedAt;
}

/** Whether the balance stays within MAX_KOBO; the ledger rejects anything above it. */
const canHold = async (db: Database, accountId: string, amountKobo: Kobo): Promise<boolean> =>
  (await balance(db, accountId)) <= MAX_KOBO - amountKobo;

/**
 * Locks the wallet with the account number or, if there is none, with the provider's reference. Null also for an erased
 * account, because its deposits go into suspense.
 */
async function lockWalletOf(db: Database, provider: string, deposit: Deposit): Promise<LockedWallet | null> {
  const { accountNumber, accountReference } = deposit;
  const owner =
    (await ownerWhere(db, provider, eq(bankAccounts.accountNumber, accountNumber))) ??
    (accountReference === null
      ? null
      : await ownerWhere(db, provider, eq(bankAccounts.providerReference, accountReference)));
  const wallet = owner === null ? null : await lockWallet(db, owner);
  return wallet && (await canAcceptMoney(db, wallet.userId)) ? wallet : null;
}

async function ownerWhere(db: Database, provider: string, isNamed: SQL): Promise<string | null> {
  const owners = await db
    .select({ userId: wallets.userId })
    .from(bankAccounts)
    .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
    .where(and(sql`${bankAccounts.provider} = ${provider}`, isNamed))
    .limit(2);
  // Two wallets with one reference: the owner is ambiguous.
  return owners.length === 1 ? (owners[0]?.userId ?? null) : null;
}
