import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankAccounts, bankEvents, wallets } from '../../platform/db/schema/bank.ts';
import {
  type AssignedAccount,
  BankCallError,
  type BankProvider,
  type BankResult,
} from '../../platform/ports/bank.ts';
import { type Banks, bankNamed } from '../wallet/banks.ts';
import { UNCONFIRMED } from './events.ts';
import { type ListPeriod, listDeposits } from './listing.ts';

/** The accounts of a buyer's wallet at the banks with configured keys. */
export async function accountsOf(
  db: Database,
  banks: Banks,
  userId: string,
): Promise<{ readonly bank: BankProvider; readonly account: AssignedAccount }[]> {
  const rows = await db
    .select({
      provider: bankAccounts.provider,
      accountNumber: bankAccounts.accountNumber,
      providerReference: bankAccounts.providerReference,
    })
    .from(bankAccounts)
    .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
    .where(and(eq(wallets.userId, userId), eq(bankAccounts.status, 'assigned')));
  return rows.flatMap(({ provider, accountNumber, providerReference }) => {
    const bank = bankNamed(banks, provider);
    return bank && accountNumber !== null && providerReference !== null
      ? [{ bank, account: { accountNumber, providerReference } }]
      : [];
  });
}

interface Missed {
  /** The ids of transfers that are not stored, or were not confirmed before. */
  readonly eventIds: readonly string[];
  /** How many rows of the list could not be parsed and may be further ones. */
  readonly unreadableCount: number;
}

/** The transfers into an account that the bank lists and the books lack. */
export async function listMissed(
  db: Database,
  bank: BankProvider,
  period: ListPeriod,
): Promise<BankResult<Missed>> {
  const listed = await listDeposits(bank, period);
  if (listed.outcome !== 'ok')
    return listed.reason === 'not_found'
      ? { outcome: 'ok', value: { eventIds: [], unreadableCount: 0 } }
      : listed;
  const { deposits, unreadableCount } = listed.value;
  const eventIds = [...deposits.keys()];
  if (eventIds.length === 0) return { outcome: 'ok', value: { eventIds, unreadableCount } };
  const stored = await db
    .select({ eventId: bankEvents.eventId })
    .from(bankEvents)
    .where(
      and(
        eq(bankEvents.provider, bank.name),
        inArray(bankEvents.eventId, eventIds),
        or(isNull(bankEvents.outcome), notInArray(bankEvents.outcome, [...UNCONFIRMED])),
      ),
    );
  const known = new Set(stored.map(({ eventId }) => eventId));
  return {
    outcome: 'ok',
    value: { eventIds: eventIds.filter((eventId) => !known.has(eventId)), unreadableCount },
  };
}

/**
 * The number of transfers into a buyer's accounts in a period that the banks list and the books lack, and of rows that
 * may be such transfers.
 * @throws BankCallError if a bank cannot be queried.
 */
export async function countMissed(
  db: Database,
  banks: Banks,
  { userId, from, until }: { readonly userId: string; readonly from: Date; readonly until: Date },
): Promise<number> {
  let count = 0;
  for (const { bank, account } of await accountsOf(db, banks, userId)) {
    const missed = await listMissed(db, bank, { from, until, account });
    if (missed.outcome !== 'ok') throw new BankCallError(missed);
    count += missed.value.eventIds.length + missed.value.unreadableCount;
  }
  return count;
}
