import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { formatNaira, kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { BankProvider, ListedPayout, PayoutStatus } from '../../platform/ports/bank.ts';
import { resentWithdrawals } from '../withdrawals/resent.ts';
import { listPayouts } from './listing.ts';
import { refundDifferences } from './reconcile-refunds.ts';

interface Period {
  readonly from: Date;
  readonly until: Date;
  /** Now. */
  readonly at: Date;
}

interface OutgoingDifference {
  /** Ours, or the provider's id of a deposit; null where a list of payouts or refunds could not be had. */
  readonly eventId: string | null;
  readonly reason: string;
  /** Told of before: its event is open. */
  readonly isKnown?: true;
}

/**
 * Where the provider and the books differ about money that left: payouts under a reference of ours that the books do not
 * have, as after a restored backup; withdrawals and refunds that ended here otherwise; refunds that nobody asked for here.
 * Never called in a transaction.
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

/** Of the form of a withdrawal's id; whatever else leaves the same balance has another one. */
const ourReference = z.uuid();

async function payoutDifferences(
  db: Database,
  bank: BankProvider,
  payouts: readonly ListedPayout[],
): Promise<OutgoingDifference[]> {
  const ours = payouts.filter(
    (payout) => z.safeParse(ourReference, payout.reference).success && isSent(payout),
  );
  const rows = await db
    .select({
      id: withdrawals.id,
      reference: withdrawals.reference,
      amountKobo: withdrawals.amountKobo,
      status: withdrawals.status,
    })
    .from(withdrawals)
    .where(
      inArray(
        withdrawals.id,
        ours.map(({ reference }) => reference),
      ),
    );
  const known = new Map(rows.map((row) => [row.id, row]));
  const differences: OutgoingDifference[] = [];
  for (const { reference, amountKobo, status } of ours) {
    const row = known.get(reference);
    const said = `the provider has a payout of ${formatNaira(amountKobo)} under this reference, ${status}`;
    if (!row)
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

/** Asks again: it may have come back between the list and our books. */
async function reasonOfReturned(bank: BankProvider, reference: string): Promise<string | null> {
  const back = 'it is back in the wallet';
  const found = await bank.findPayout(reference, null);
  if (found.outcome !== 'ok') return `${back}; what the provider has: ${found.detail}`;
  if (!isSent(found.value)) return null;
  return `${back}, and the provider has it as ${found.value.status === 'successful' ? 'sent' : 'pending'}`;
}
