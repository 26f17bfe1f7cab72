import { and, eq } from 'drizzle-orm';
import { type Kobo, MAX_KOBO } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, wallets } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bankEventOutcomes } from '../../platform/metrics.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';
import { BANK_CLEARING_ACCOUNT_ID, balance, post, SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import { type LockedWallet, lockWallet } from '../wallet/store.ts';
import { lockUnapplied, markApplied, type StoredEvent } from './events.ts';
import { parseBankEvent } from './parsers.ts';

type Deposit = Extract<BankEvent, { kind: 'deposit' }>;

interface Applied {
  readonly outcome: BankEventOutcome;
  /** Whose wallet was credited; what it pays for is settled afterwards, in other transactions. */
  readonly creditedUserId: string | null;
}

/**
 * Applies a stored event exactly once: its row is locked, its transfer carries the event's key, and both commit
 * together. A deposit credits the wallet, and nothing else. Returns null for an event that is applied already, or is
 * being applied elsewhere.
 */
export async function applyEvent(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  id: string,
): Promise<Applied | null> {
  const applied = await db.transaction(async (transaction) => {
    const stored = await lockUnapplied(transaction, id);
    if (!stored) return null;
    const event = parseBankEvent(stored.provider, Buffer.from(stored.rawBody));
    if (event.kind === 'deposit') return credit(transaction, { stored, deposit: event, appliedAt: now() });
    await markApplied(transaction, { id, outcome: event.kind, appliedAt: now() });
    return { outcome: event.kind, creditedUserId: null };
  });
  if (applied) bankEventOutcomes.inc({ outcome: applied.outcome });
  return applied;
}

/** Posts last, because every deposit locks the bank's ledger account until its commit. */
async function credit(
  db: Database,
  { stored, deposit, appliedAt }: { stored: StoredEvent; deposit: Deposit; appliedAt: Date },
): Promise<Applied> {
  const { amountKobo, reference } = deposit;
  const posting = {
    idempotencyKey: `${stored.provider}:${deposit.eventId}`,
    fromAccountId: BANK_CLEARING_ACCOUNT_ID,
    amountKobo,
    reference,
    eventAt: plausibleMoment(deposit.occurredAt, stored.receivedAt),
  };
  const wallet = await lockWalletOf(db, { provider: stored.provider, accountNumber: deposit.accountNumber });
  if (wallet && (await canHold(db, wallet.ledgerAccountId, amountKobo))) {
    await markApplied(db, { id: stored.id, outcome: 'credited', appliedAt, walletId: wallet.id, amountKobo });
    await post(db, { ...posting, kind: 'deposit', toAccountId: wallet.ledgerAccountId });
    return { outcome: 'credited', creditedUserId: wallet.userId };
  }
  const isCountable = await canHold(db, SUSPENSE_ACCOUNT_ID, amountKobo);
  const outcome = isCountable ? 'suspended' : 'out_of_range';
  await markApplied(db, { id: stored.id, outcome, appliedAt });
  if (isCountable) {
    await post(db, { ...posting, kind: 'unmatched_deposit', toAccountId: SUSPENSE_ACCOUNT_ID });
  }
  return { outcome, creditedUserId: null };
}

const EARLIEST = new Date('2015-01-01T00:00:00Z');
const MAX_AHEAD_MS = 24 * 3_600_000;

/** When a transfer happened by the bank's report; where that time is implausible, when we received the report. */
function plausibleMoment(occurredAt: Date, receivedAt: Date): Date {
  const isPlausible = occurredAt >= EARLIEST && occurredAt.getTime() <= receivedAt.getTime() + MAX_AHEAD_MS;
  return isPlausible ? occurredAt : receivedAt;
}

/** Whether the account stays within MAX_KOBO; the ledger rejects what would exceed it. */
const canHold = async (db: Database, accountId: string, amountKobo: Kobo): Promise<boolean> =>
  (await balance(db, accountId)) <= MAX_KOBO - amountKobo;

/** Locks the wallet that has an account number. */
async function lockWalletOf(
  db: Database,
  { provider, accountNumber }: { provider: string; accountNumber: string },
): Promise<LockedWallet | null> {
  const [wallet] = await db
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(and(eq(wallets.accountNumber, accountNumber), eq(wallets.provider, provider)));
  return wallet ? lockWallet(db, wallet.userId) : null;
}
