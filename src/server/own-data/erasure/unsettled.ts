import { and, asc, count, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { erasure } from '#api/contract/users.ts';
import { hasOpenObligations } from '#domain/accounts/erasure.ts';
import { kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { ledgerAccounts } from '../../platform/db/schema/ledger.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';

export type Unsettled = Camel<z.input<typeof erasure>>;

/** What a user must settle before the account can be erased. */
export async function readUnsettled(db: Database, userId: string): Promise<Unsettled> {
  const [wallet] = await db
    .select({ balanceKobo: ledgerAccounts.balanceKobo })
    .from(wallets)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, wallets.ledgerAccountId))
    .where(eq(wallets.userId, userId));
  const [open] = await db
    .select({ count: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.status, 'requested')));
  const plans = await db
    .select({
      id: contributions.id,
      status: contributions.status,
      mortgageState: contributions.mortgageState,
    })
    .from(contributions)
    .where(eq(contributions.userId, userId))
    .orderBy(asc(contributions.createdAt));
  return {
    balance: kobo(wallet?.balanceKobo ?? 0),
    openWithdrawals: open?.count ?? 0,
    unfinishedContributions: plans.filter(hasOpenObligations).map(({ id }) => id),
  };
}

export const isSettled = ({ balance, openWithdrawals, unfinishedContributions }: Unsettled): boolean =>
  balance === 0 && openWithdrawals === 0 && unfinishedContributions.length === 0;
