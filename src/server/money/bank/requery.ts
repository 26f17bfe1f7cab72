import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankAccounts, bankEvents, wallets } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type AssignedAccount, BankCallError, type BankProvider } from '../../platform/ports/bank.ts';
import { bankNamed } from '../wallet/banks.ts';
import { recordHealth } from '../wallet/health.ts';
import { adoptDeposit } from './adopt.ts';
import { applyEvent } from './apply.ts';
import { listDeposits } from './listing.ts';

type Requerying = Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank'>;

/** A wallet's banks are asked at most this often, however often the buyer asks. */
const MIN_INTERVAL_MS = 60_000;
/** How far back transfers are looked for: over a weekend with a holiday. */
const LOOK_BACK_MS = 4 * 24 * 3_600_000;
/** By how much a provider's clock may be ahead of ours. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000;

/** Notes that the banks of a buyer's wallet are asked now. False where they were asked a moment ago. */
export async function claimRequery(db: Database, userId: string, at: Date): Promise<boolean> {
  const before = new Date(at.getTime() - MIN_INTERVAL_MS);
  const claimed = await db
    .update(wallets)
    .set({ requeriedAt: at })
    .where(and(eq(wallets.userId, userId), or(isNull(wallets.requeriedAt), lte(wallets.requeriedAt, before))))
    .returning({ id: wallets.id });
  return claimed.length > 0;
}

/**
 * 'I have sent the money': asks the banks of a wallet for transfers that they have not reported, and applies what they
 * list. Returns how many were found.
 */
export async function requery(
  dependencies: Requerying,
  userId: string,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const { db } = dependencies;
  const accounts = await db
    .select({
      provider: bankAccounts.provider,
      accountNumber: bankAccounts.accountNumber,
      providerReference: bankAccounts.providerReference,
    })
    .from(bankAccounts)
    .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
    .where(and(eq(wallets.userId, userId), eq(bankAccounts.status, 'assigned')));
  let count = 0;
  for (const { provider, accountNumber, providerReference } of accounts) {
    const bank = bankNamed(dependencies, provider);
    if (!bank || accountNumber === null || providerReference === null) continue;
    const account = { accountNumber, providerReference };
    count += await requeryAccount(dependencies, bank, account).catch((error: unknown) => {
      onFailure(error);
      return 0;
    });
  }
  return count;
}

async function requeryAccount(
  dependencies: Requerying,
  bank: BankProvider,
  account: AssignedAccount,
): Promise<number> {
  const { db, now } = dependencies;
  const at = now();
  const asked = await bank.requery(account, at);
  await recordHealth(db, { provider: bank.name, result: asked, at });
  const from = new Date(at.getTime() - LOOK_BACK_MS);
  const until = new Date(at.getTime() + CLOCK_DIFFERENCE_MS);
  const listed = await listDeposits(bank, { from, until, account });
  if (listed.outcome !== 'ok') {
    if (listed.reason === 'not_found') return 0;
    throw new BankCallError(listed);
  }
  let count = 0;
  for (const eventId of await unknownOf(db, bank.name, [...listed.value.keys()])) {
    const adopted = await adoptDeposit(dependencies, { bank, eventId, source: 'requery' });
    if (adopted.outcome !== 'ok') throw new BankCallError(adopted);
    if (adopted.value === null) continue;
    await applyEvent(dependencies, adopted.value);
    count += 1;
  }
  return count;
}

/** Those of the provider's ids that are not stored. */
export async function unknownOf(
  db: Database,
  provider: string,
  eventIds: readonly string[],
): Promise<string[]> {
  if (eventIds.length === 0) return [];
  const stored = await db
    .select({ eventId: bankEvents.eventId })
    .from(bankEvents)
    .where(and(eq(bankEvents.provider, provider), inArray(bankEvents.eventId, [...eventIds])));
  const known = new Set(stored.map(({ eventId }) => eventId));
  return eventIds.filter((eventId) => !known.has(eventId));
}
