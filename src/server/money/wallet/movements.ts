import { eq, or, sql } from 'drizzle-orm';
import { blockName, unitName } from '#domain/listings/units.ts';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { contributionRevisions } from '../../platform/db/schema/changes.ts';
import { contributions, payments } from '../../platform/db/schema/contributions.ts';
import { ledgerEntries, ledgerTransfers, type TransferKind } from '../../platform/db/schema/ledger.ts';
import { apartments, buildings, properties } from '../../platform/db/schema/properties.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';

/** The unit that a payment was for when it was received, or else made; a change may have moved the contribution since. */
export const apartmentPaidFor = sql`coalesce((
  select (${contributionRevisions.before} ->> 'apartmentId')::uuid
  from ${contributionRevisions}
  where ${contributionRevisions.contributionId} = ${contributions.id}
    and ${contributionRevisions.createdAt} > coalesce(${payments.receivedAt}, ${payments.createdAt})
  order by ${contributionRevisions.number}
  limit 1
), ${contributions.apartmentId})`;

/** The ledger entries of all wallets, each with its unit or withdrawal. The caller adds filter and order. */
export const walletMovements = (db: Database) =>
  db
    .select({
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      reference: ledgerTransfers.reference,
      amountKobo: ledgerEntries.amountKobo,
      // Not null for entries of a wallet.
      balanceAfterKobo: sql<number>`${ledgerEntries.balanceAfterKobo}`.mapWith(ledgerEntries.amountKobo),
      eventAt: ledgerEntries.eventAt,
      createdAt: ledgerEntries.createdAt,
      property: { id: properties.id, title: properties.title },
      apartment: { label: apartments.label, floor: apartments.floor },
      building: { number: buildings.number, floorCount: buildings.floorCount },
      withdrawal: {
        id: withdrawals.id,
        status: withdrawals.status,
        returnReason: withdrawals.returnReason,
        createdAt: withdrawals.createdAt,
        heldSince: withdrawals.heldSince,
        failure: withdrawals.failure,
        providerReference: withdrawals.providerReference,
        reported: withdrawals.reported,
      },
      payoutAccount: { bankName: payoutAccounts.bankName, accountNumber: payoutAccounts.accountNumber },
    })
    .from(ledgerEntries)
    .innerJoin(wallets, eq(wallets.ledgerAccountId, ledgerEntries.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .leftJoin(
      contributions,
      or(
        eq(contributions.ledgerAccountId, ledgerTransfers.toAccountId),
        eq(contributions.ledgerAccountId, ledgerTransfers.fromAccountId),
      ),
    )
    .leftJoin(payments, eq(payments.reference, ledgerTransfers.reference))
    .leftJoin(apartments, eq(apartments.id, apartmentPaidFor))
    .leftJoin(properties, eq(properties.id, apartments.propertyId))
    .leftJoin(buildings, eq(buildings.id, apartments.buildingId))
    .leftJoin(withdrawals, eq(withdrawals.reference, ledgerTransfers.reference))
    .leftJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId));

export type WalletMovement = Awaited<ReturnType<typeof walletMovements>>[number];

/** The unit that was paid for or refunded; null for other movements. */
export function unitOfMovement({
  property,
  apartment,
  building,
}: Pick<WalletMovement, 'property' | 'apartment' | 'building'>) {
  if (!property || !apartment || !building) return null;
  const block = blockName(building.number);
  return { ...property, unit: unitName({ ...apartment, block, floorCount: building.floorCount }) };
}

const TITLES: Readonly<Record<TransferKind, string>> = {
  deposit: 'Bank transfer',
  unmatched_deposit: 'Bank transfer',
  suspense_match: 'Bank transfer',
  refund_requested: 'Refund',
  refund_paid: 'Refund',
  refund_returned: 'Refund',
  contribution_payment: 'Contribution',
  withdrawal_requested: 'Withdrawal',
  withdrawal_sent: 'Withdrawal',
  withdrawal_returned: 'Withdrawal returned',
  exit_return: 'Returned from your plan',
  exit_fee: 'Returned from your plan',
  deposit_reversal: 'Transfer taken back by the bank',
  deposit_restoration: 'Transfer in your wallet again',
};

/** The title of a movement, for users. */
export const transferTitle = (kind: TransferKind): string => TITLES[kind];
