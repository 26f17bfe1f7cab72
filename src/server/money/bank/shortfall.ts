import { and, eq, gt } from 'drizzle-orm';
import { formatNaira, type Kobo, kobo, subtractKobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { ledgerAccounts } from '../../platform/db/schema/ledger.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { LockedWallet } from '../wallet/store.ts';

interface Short {
  readonly heldKobo: Kobo;
  readonly amountKobo: Kobo;
}

/** Says what a wallet lacks for a reversal, and where its buyer's other money is. */
export async function shortfall(
  db: Database,
  { userId }: LockedWallet,
  { heldKobo, amountKobo }: Short,
): Promise<string> {
  const missing = formatNaira(subtractKobo(amountKobo, heldKobo));
  const saved = await db
    .select({ id: contributions.id, balanceKobo: ledgerAccounts.balanceKobo })
    .from(contributions)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, contributions.ledgerAccountId))
    .where(and(eq(contributions.userId, userId), gt(ledgerAccounts.balanceKobo, kobo(0))));
  const leaving = await db
    .select({ reference: withdrawals.reference, amountKobo: withdrawals.amountKobo })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.status, 'requested')));
  const places = [
    ...saved.map(({ id, balanceKobo }) => `${formatNaira(balanceKobo)} in the plan ${id}`),
    ...leaving.map((row) => `${formatNaira(row.amountKobo)} on the way out as ${row.reference}`),
  ];
  const elsewhere = places.length === 0 ? 'The rest has left.' : `Of the rest: ${places.join(', ')}.`;
  return (
    `The wallet holds ${formatNaira(heldKobo)}: ${missing} are missing for ${formatNaira(amountKobo)}. ${elsewhere} ` +
    'Nothing was booked: see "What the bank takes back" in docs/operations.md.'
  );
}
