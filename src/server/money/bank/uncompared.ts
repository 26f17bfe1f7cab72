import { and, between, count, eq, isNotNull } from 'drizzle-orm';
import { countText } from '#domain/quantities.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankAccounts, bankEvents } from '../../platform/db/schema/bank.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import { type BankProviderName, LIVE_BANK_PROVIDERS } from '../../platform/ports/bank.ts';
import { type Banks, bankNamed } from '../wallet/banks.ts';

interface Period {
  readonly from: Date;
  readonly until: Date;
}

interface UncomparedBank {
  readonly provider: BankProviderName;
  /** What the books have of the period, like '2 deposits and 1 withdrawal'; null if nothing. */
  readonly counted: string | null;
}

/** The banks that wallets have accounts at and whose keys are not set, so that their lists cannot be loaded. */
export async function uncomparedBanks(
  db: Database,
  banks: Banks,
  period: Period,
): Promise<readonly UncomparedBank[]> {
  const found: UncomparedBank[] = [];
  for (const provider of LIVE_BANK_PROVIDERS.filter((name) => bankNamed(banks, name) === null)) {
    const accounts = db.select().from(bankAccounts).where(eq(bankAccounts.provider, provider)).limit(1);
    if ((await accounts).length > 0) found.push({ provider, counted: await countedOf(db, provider, period) });
  }
  return found;
}

async function countedOf(
  db: Database,
  provider: BankProviderName,
  { from, until }: Period,
): Promise<string | null> {
  const deposits = await db.$count(
    bankEvents,
    and(
      eq(bankEvents.provider, provider),
      between(bankEvents.receivedAt, from, until),
      isNotNull(bankEvents.amountKobo),
    ),
  );
  const [payouts] = await db
    .select({ total: count() })
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
    .where(and(eq(payoutAccounts.provider, provider), between(withdrawals.createdAt, from, until)));
  const payoutCount = payouts?.total ?? 0;
  return deposits + payoutCount === 0
    ? null
    : `${countText(deposits, 'deposit')} and ${countText(payoutCount, 'withdrawal')}`;
}
