import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { formatNaira, kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { BankProvider, ListedPayout, PayoutStatus } from '../../platform/ports/bank.ts';
import { resentWithdrawals } from '../withdrawals/resent.ts';
import { retriedWithdrawalId } from '../withdrawals/retried.ts';
import { listPayouts } from './listing.ts';
import { refundDifferences } from './reconcile-refunds.ts';

interface Period {
  readonly from: Date;
  readonly until: Date;
  readonly at: Date;
}

interface OutgoingDifference {
  /** Our id, or the provider's id of a deposit; null if payouts or refunds could not be listed. */
  readonly eventId: string | null;
  readonly reason: string;
  /** Reported before; its event is still open. */
  readonly isKnown?: true;
}

/**
 * Returns the differences between a provider and the books about outgoing money: payouts with a reference of ours that
 * the books lack (after a restored backup, for example), withdrawals and refunds that ended differently here, and
 * refunds that were not requested here. Never call it in a transaction.
 */
export async function outgoingDifferences(
  db: Database,
  bank: BankProvider,
  period: Period,
): Promise<OutgoingDifference[]> {
  const differences: OutgoingDifference[] = [];
  const listed = await listPayouts(bank, period);
  if (listed.outcome === 'ok') differences.push(...(await payoutDifferences(db, bank, listed.value)));
  else differences.push({ eventId: null, reason: `its payouts could not be listed: ${listed.detail}` });
  const named = new Set(differences.map(({ eventId }) => eventId));
  for (const { reference, reason } of await resentWithdrawals(db, bank, period))
    if (!named.has(reference)) differences.push({ eventId: reference, reason });
  differences.push(...(await refundDifferences(db, bank, period)));
  return differences;
}

/** The format of a withdrawal's id. Other payouts from the same balance have other references. */
const ourReference = z.uuid();

async function payoutDifferences(
  db: Database,
  bank: BankProvider,
  payouts: readonly ListedPayout[],
): Promise<OutgoingDifference[]> {
  const ours = payouts.flatMap((payout) => {
    const id = z.safeParse(ourReference, payout.reference).data ?? retriedWithdrawalId(payout.reference);
    return id !== null && isSent(payout) ? [{ ...payout, id }] : [];
  });
  const rows = await db
    .select({
      id: withdrawals.id,
      reference: withdrawals.reference,
      amountKobo: withdrawals.amountKobo,
      status: withdrawals.status,
    })
    .from(withdrawals)
    // As one parameter, of which a statement has no more than 65,535.
    .where(sql`${withdrawals.id} = any(${sql.param(ours.map(({ id }) => id))}::uuid[])`);
  const known = new Map(rows.map((row) => [row.id, row]));
  const differences: OutgoingDifference[] = [];
  for (const { id, reference, amountKobo, status } of ours) {
    const row = known.get(id);
    const said = `the provider has a payout of ${formatNaira(amountKobo)} under this reference, ${status}`;
    if (row && reference !== id)
      differences.push({
        eventId: reference,
        reason: `${said}, and it tries ${row.reference} again, which is ${row.status} here`,
      });
    else if (!row)
      differences.push({ eventId: reference, reason: `${said}, and there is no such withdrawal here` });
    else if (kobo(row.amountKobo) !== amountKobo)
      differences.push({
        eventId: reference,
        reason: `${said}, and the withdrawal is of ${formatNaira(kobo(row.amountKobo))}`,
      });
    else if (row.status === 'returned') {
      const reason = await reasonOfReturned(bank, reference);
      if (reason !== null) differences.push({ eventId: row.reference, reason });
    }
  }
  return differences;
}

const isSent = ({ status }: { readonly status: PayoutStatus }): boolean =>
  status === 'successful' || status === 'pending';

/** Queries the provider again, because the payout may have been returned after the list was loaded. */
async function reasonOfReturned(bank: BankProvider, reference: string): Promise<string | null> {
  const back = 'it is returned here';
  const found = await bank.findPayout(reference, null);
  if (found.outcome !== 'ok') return `${back}; what the provider has: ${found.detail}`;
  if (!isSent(found.value)) return null;
  return `${back}, and the provider has it as ${found.value.status === 'successful' ? 'sent' : 'pending'}`;
}
