import { eq } from 'drizzle-orm';
import type { Kobo } from '#domain/money.ts';
import { listWithdrawalsOf, type WithdrawalView } from '../money/withdrawals/store.ts';
import type { Database } from '../platform/db/database.ts';
import { withdrawals } from '../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { BankProviderName } from '../platform/ports/bank.ts';

const MAX_WITHDRAWALS = 20;

/** Payouts requested from the simulated bank, newest first. */
export const listSandboxWithdrawals = (
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  provider: BankProviderName,
): Promise<WithdrawalView[]> => listWithdrawalsOf(db, { provider, limit: MAX_WITHDRAWALS, at: now() });

/** @throws HttpError `not_found` if there is no such withdrawal. */
export async function amountOfWithdrawal(db: Database, id: string): Promise<Kobo> {
  const [found] = await db
    .select({ amountKobo: withdrawals.amountKobo })
    .from(withdrawals)
    .where(eq(withdrawals.id, id));
  if (!found) throw new HttpError('not_found');
  return found.amountKobo;
}
