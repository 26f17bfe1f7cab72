import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type Kobo, kobo } from '#domain/money.ts';
import { type Database, queryRow } from '../../platform/db/database.ts';
import {
  type AccountKind,
  ledgerAccounts,
  type SINGLE_ACCOUNT_KINDS,
  type TransferKind,
} from '../../platform/db/schema/ledger.ts';
import { toLedgerError } from './errors.ts';

/** The accounts that every process shares; the migration `ledger` made them. */
export const BANK_CLEARING_ACCOUNT_ID = '00000000-0000-7000-8000-000000000001';
/** Money that came in for an account number that no wallet has. */
export const SUSPENSE_ACCOUNT_ID = '00000000-0000-7000-8000-000000000002';

export interface Posting {
  /** The same key with the same posting again moves nothing and answers the first transfer. */
  readonly idempotencyKey: string;
  readonly kind: TransferKind;
  readonly fromAccountId: string;
  readonly toAccountId: string;
  /** More than nothing. */
  readonly amountKobo: Kobo;
  /** What a person can look it up by. */
  readonly reference: string;
  /** When it happened in the world; the ledger itself notes when it was posted. */
  readonly eventAt: Date;
}

export interface Posted {
  readonly transferId: string;
  /** False when the key was posted before. */
  readonly isNew: boolean;
}

/**
 * Moves an amount from one account to another, in one round trip, inside the caller's transaction.
 * @throws LedgerError `overdrawn`, `key_reused`, `unknown_account` or `out_of_range`; the transaction is then lost.
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

/** What an account holds now. @throws Error when there is no such account. */
export async function balance(db: Database, accountId: string): Promise<Kobo> {
  const [account] = await db
    .select({ balanceKobo: ledgerAccounts.balanceKobo })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, accountId));
  if (!account) throw new Error(`There is no ledger account ${accountId}`);
  return kobo(account.balanceKobo);
}

/** A new, empty account; answers its id. */
export async function openAccount(
  db: Database,
  kind: Exclude<AccountKind, (typeof SINGLE_ACCOUNT_KINDS)[number]>,
): Promise<string> {
  const id = uuidv7();
  await db.insert(ledgerAccounts).values({ id, kind });
  return id;
}
