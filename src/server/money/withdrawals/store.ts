import { and, count, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { withdrawal as withdrawalSchema } from '#api/contract/withdrawals.ts';
import { accountLast4, withdrawalDelayedSince } from '#domain/payments/withdrawals.ts';
import type { Database } from '../../platform/db/database.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { pageWindow } from '../../platform/http/page.ts';
import type { BankProviderName } from '../../platform/ports/bank.ts';

export type WithdrawalView = Camel<z.input<typeof withdrawalSchema>>;

const rowsOf = (db: Database) =>
  db.select().from(withdrawals).innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const view = ({ withdrawals: withdrawal, payout_accounts: account }: Row, at: Date): WithdrawalView => ({
  id: withdrawal.id,
  amount: withdrawal.amountKobo,
  status: withdrawal.status,
  returnReason: withdrawal.returnReason,
  reference: withdrawal.reference,
  bankName: account.bankName,
  accountLast4: accountLast4(account.accountNumber),
  accountName: withdrawal.accountName,
  createdAt: withdrawal.createdAt.toISOString(),
  sentAt: withdrawal.sentAt?.toISOString() ?? null,
  returnedAt: withdrawal.returnedAt?.toISOString() ?? null,
  delayedSince: withdrawalDelayedSince(withdrawal, at)?.toISOString() ?? null,
});

interface Wanted {
  readonly id: string;
  readonly userId: string;
  readonly at: Date;
}

/** @throws HttpError `not_found` for another buyer's. */
export async function readWithdrawal(db: Database, { id, userId, at }: Wanted): Promise<WithdrawalView> {
  const [row] = await rowsOf(db).where(and(eq(withdrawals.id, id), eq(withdrawals.userId, userId)));
  if (!row) throw new HttpError('not_found');
  return view(row, at);
}

/** A buyer's withdrawals, newest first. */
export async function listWithdrawals(
  db: Database,
  { userId, at, ...page }: { userId: string; at: Date; limit: number; page: number },
): Promise<{ withdrawals: WithdrawalView[]; total: number }> {
  const isTheirs = eq(withdrawals.userId, userId);
  const { limit, offset } = pageWindow(page);
  const [counted] = await db.select({ total: count() }).from(withdrawals).where(isTheirs);
  const rows = await rowsOf(db)
    .where(isTheirs)
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit)
    .offset(offset);
  return { withdrawals: rows.map((row) => view(row, at)), total: counted?.total ?? 0 };
}

/** The latest withdrawals of all buyers that use a provider, newest first. */
export async function listWithdrawalsOf(
  db: Database,
  { provider, limit, at }: { provider: BankProviderName; limit: number; at: Date },
): Promise<WithdrawalView[]> {
  const rows = await rowsOf(db)
    .where(eq(payoutAccounts.provider, provider))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit);
  return rows.map((row) => view(row, at));
}
