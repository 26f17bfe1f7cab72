import { and, eq } from 'drizzle-orm';
import { type Kobo, MAX_KOBO } from '#domain/money.ts';
import { lockForSettlement, settle } from '../contributions/settle.ts';
import type { Database } from '../db/database.ts';
import { wallets } from '../db/schema/bank.ts';
import type { Dependencies } from '../dependencies.ts';
import { BANK_CLEARING_ACCOUNT_ID, SUSPENSE_ACCOUNT_ID } from '../ledger/accounts.ts';
import { balance, post } from '../ledger/ledger.ts';
import { type BankEventOutcome, lockUnapplied, markApplied } from './events.ts';
import type { BankEvent } from './port.ts';

type Deposit = Extract<BankEvent, { kind: 'deposit' }>;

/**
 * Does what a stored event says, once: its row is locked for it, its transfer carries its key, and both commit
 * together. An event that is applied already, or is being applied elsewhere, is left alone.
 */
export async function applyEvent(dependencies: Dependencies, id: string): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const stored = await lockUnapplied(transaction, id);
    if (!stored) return;
    const event = dependencies.bank.parseEvent(Buffer.from(stored.rawBody));
    const outcome =
      event.kind === 'deposit'
        ? await credit(dependencies, transaction, { deposit: event, provider: stored.provider })
        : event.kind;
    await markApplied(transaction, { id, outcome, appliedAt: dependencies.now() });
  });
}

async function credit(
  dependencies: Dependencies,
  db: Database,
  { deposit, provider }: { deposit: Deposit; provider: string },
): Promise<BankEventOutcome> {
  const posting = {
    idempotencyKey: `${provider}:${deposit.eventId}`,
    fromAccountId: BANK_CLEARING_ACCOUNT_ID,
    amountKobo: deposit.amountKobo,
    reference: deposit.reference,
    eventAt: deposit.occurredAt,
  };
  const userId = await ownerOf(db, { provider, accountNumber: deposit.accountNumber });
  const locked = userId === null ? null : await lockForSettlement(db, userId);
  if (!locked || !(await canHold(db, locked.wallet.ledgerAccountId, deposit.amountKobo))) {
    if (!(await canHold(db, SUSPENSE_ACCOUNT_ID, deposit.amountKobo))) return 'out_of_range';
    await post(db, { ...posting, kind: 'unmatched_deposit', toAccountId: SUSPENSE_ACCOUNT_ID });
    return 'suspended';
  }
  await settle(db, locked, {
    at: dependencies.now(),
    deposit: { ...posting, kind: 'deposit', toAccountId: locked.wallet.ledgerAccountId },
  });
  return 'credited';
}

/** Whether the account stays in the range of whole kobo; the ledger refuses what would pass it. */
const canHold = async (db: Database, accountId: string, amountKobo: Kobo): Promise<boolean> =>
  (await balance(db, accountId)) <= MAX_KOBO - amountKobo;

async function ownerOf(
  db: Database,
  { provider, accountNumber }: { provider: string; accountNumber: string },
): Promise<string | null> {
  const [wallet] = await db
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(and(eq(wallets.accountNumber, accountNumber), eq(wallets.provider, provider)));
  return wallet?.userId ?? null;
}
