import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { BankFailure, BankProvider, BankResult, Payout } from '../../platform/ports/bank.ts';

interface Resent {
  /** `WDR-…` */
  readonly reference: string;
  readonly reason: string;
}

/**
 * Withdrawals that were returned in a period but that the bank has as sent, or whose status it does not return: it may
 * have sent one again later, and that webhook may be lost. A bank that does not answer is not asked for the others, since
 * each call would wait as long. Never call it in a transaction.
 */
export async function resentWithdrawals(
  db: Database,
  bank: BankProvider,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Resent[]> {
  const returned = await db
    .select({ id: withdrawals.id, reference: withdrawals.reference })
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
    .where(
      and(
        eq(payoutAccounts.provider, bank.name),
        eq(withdrawals.status, 'returned'),
        gte(withdrawals.returnedAt, from),
        lte(withdrawals.returnedAt, until),
      ),
    );
  const resent: Resent[] = [];
  let silent: BankFailure | null = null;
  for (const { id, reference } of returned) {
    const found: BankResult<Payout> = silent ?? (await bank.findPayout(id, null));
    if (found.outcome !== 'ok' && isSilent(found)) silent = found;
    if (found.outcome === 'ok') {
      if (found.value.status === 'successful')
        resent.push({ reference, reason: 'it is returned here, and the provider has it as sent' });
    } else if (found.reason !== 'not_found')
      resent.push({ reference, reason: `it is returned here; what the provider has: ${found.detail}` });
  }
  return resent;
}

const isSilent = ({ reason }: BankFailure): boolean => reason === 'timeout' || reason === 'unreachable';
