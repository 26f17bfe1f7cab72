import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type Kobo, kobo } from '#domain/money.ts';
import { type Database, queryRow } from '../../platform/db/database.ts';
import {
  type AccountKind,
  ledgerAccounts,
  ledgerEntries,
  type SINGLE_ACCOUNT_KINDS,
  type TransferKind,
} from '../../platform/db/schema/ledger.ts';
import { toLedgerError } from './errors.ts';

/** System accounts, which exist once and are inserted by migrations. */
export const BANK_CLEARING_ACCOUNT_ID = '00000000-0000-7000-8000-000000000001';
/** Deposits to an account number that no wallet has. */
export const SUSPENSE_ACCOUNT_ID = '00000000-0000-7000-8000-000000000002';
/** Outgoing money that the provider has not sent yet. */
export const PAYOUT_ACCOUNT_ID = '00000000-0000-7000-8000-000000000003';

/** Fees withheld from buyers who left a plan. */
export const EXIT_FEES_ACCOUNT_ID = '00000000-0000-7000-8000-000000000005';

export interface Posting {
  /** Repeating an equal posting with the same key moves nothing and returns the first transfer. */
  readonly idempotencyKey: string;
  readonly kind: TransferKind;
  readonly fromAccountId: string;
  readonly toAccountId: string;
  /** Greater than 0. */
  readonly amountKobo: Kobo;
  /** Shown to users, to look up the transfer. */
  readonly reference: string;
  /** When the money moved; the ledger also records when it was posted. */
  readonly eventAt: Date;
}

export interface Posted {
  readonly transferId: string;
  /** False if the key was already posted. */
  readonly isNew: boolean;
}

/**
 * Moves an amount between two accounts, in one round trip, inside the given transaction.
 * @throws LedgerError `overdrawn`, `key_reused`, `unknown_account` or `out_of_range`; the transaction is then aborted.
 */
export async function post(db: Database, posting: Posting): Promise<Posted> {
  const { idempotencyKey, kind, fromAccountId, toAccountId, amountKobo, reference, eventAt } = posting;
  const call = sql`select transfer_id as "transferId", is_new as "isNew" from ledger_post(
    ${uuidv7()}, ${idempotencyKey}, ${kind}, ${fromAccountId}, ${toAccountId}, ${amountKobo}, ${reference}, ${eventAt.toISOString()})`;
  try {
    return await queryRow<Posted>(db, call);
  } catch (error) {
    throw toLedgerError(error) ?? error;
  }
}

/**
 * An account's current balance. That of `bank_clearing` is summed from all of its entries, so use it for checks, never
 * for a request.
 * @throws Error if there is no such account.
 */
export async function balance(db: Database, accountId: string): Promise<Kobo> {
  const [account] = await db
    .select({ kind: ledgerAccounts.kind, balanceKobo: ledgerAccounts.balanceKobo })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, accountId));
  if (!account) throw new Error(`There is no ledger account ${accountId}`);
  return account.kind === 'bank_clearing' ? sumOfEntries(db, accountId) : kobo(account.balanceKobo);
}

async function sumOfEntries(db: Database, accountId: string): Promise<Kobo> {
  const [sum] = await db
    .select({ kobo: sql<string>`coalesce(sum(${ledgerEntries.amountKobo}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId));
  return kobo(Number(sum?.kobo ?? 0));
}

/** Opens an account with a balance of 0. Returns its id. */
export async function openAccount(
  db: Database,
  kind: Exclude<AccountKind, (typeof SINGLE_ACCOUNT_KINDS)[number]>,
): Promise<string> {
  const id = uuidv7();
  await db.insert(ledgerAccounts).values({ id, kind });
  return id;
}
