import { and, count, desc, eq, gte, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { transaction } from '#api/contract/wallet.ts';
import { addMonths, lagosDate } from '#domain/dates.ts';
import type { TransactionStatus } from '#domain/statuses.ts';
import { unitName } from '#domain/units.ts';
import { accountLast4, type WithdrawalReturnReason, type WithdrawalStatus } from '#domain/withdrawals.ts';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { ledgerEntries, ledgerTransfers, type TransferKind } from '../../platform/db/schema/ledger.ts';
import { apartments, buildings, properties } from '../../platform/db/schema/properties.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import { pageWindow } from '../../platform/http/page.ts';

type TransactionView = Camel<z.input<typeof transaction>>;

export interface TransactionsQuery {
  readonly userId: string;
  /** Only the last so many months; all without it. */
  readonly months?: number | undefined;
  readonly limit: number;
  readonly page: number;
  readonly at: Date;
}

/** What went into a wallet and out of it, from the ledger, newest first. */
export async function listTransactions(
  db: Database,
  { userId, months, at, ...page }: TransactionsQuery,
): Promise<{ transactions: TransactionView[]; total: number }> {
  const since =
    months === undefined ? undefined : new Date(`${addMonths(lagosDate(at), -months)}T00:00:00+01:00`);
  const isWanted = and(eq(wallets.userId, userId), since && gte(ledgerEntries.eventAt, since));
  const [counted] = await db
    .select({ total: count() })
    .from(ledgerEntries)
    .innerJoin(wallets, eq(wallets.ledgerAccountId, ledgerEntries.accountId))
    .where(isWanted);
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select({
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      amountKobo: ledgerEntries.amountKobo,
      reference: ledgerTransfers.reference,
      eventAt: ledgerEntries.eventAt,
      property: { id: properties.id, title: properties.title },
      apartment: { label: apartments.label, floor: apartments.floor },
      building: { number: buildings.number, floorCount: buildings.floorCount },
      withdrawal: {
        id: withdrawals.id,
        status: withdrawals.status,
        returnReason: withdrawals.returnReason,
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
    .leftJoin(properties, eq(properties.id, contributions.propertyId))
    .leftJoin(apartments, eq(apartments.id, contributions.apartmentId))
    .leftJoin(buildings, eq(buildings.id, apartments.buildingId))
    .leftJoin(withdrawals, eq(withdrawals.reference, ledgerTransfers.reference))
    .leftJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
    .where(isWanted)
    .orderBy(desc(ledgerEntries.eventAt), desc(ledgerEntries.id))
    .limit(limit)
    .offset(offset);
  return { transactions: rows.map(viewTransaction), total: counted?.total ?? 0 };
}

interface TransactionRow {
  readonly id: string;
  readonly kind: TransferKind;
  readonly amountKobo: number;
  readonly reference: string;
  readonly eventAt: Date;
  readonly property: { id: string; title: string } | null;
  readonly apartment: { label: string; floor: number } | null;
  readonly building: { number: number; floorCount: number } | null;
  readonly withdrawal: {
    id: string;
    status: WithdrawalStatus;
    returnReason: WithdrawalReturnReason | null;
  } | null;
  readonly payoutAccount: { bankName: string; accountNumber: string } | null;
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
};

/** Of the money that leaves: on its way, arrived, or back. The ledger itself has only completed transfers. */
const STATUS_OF_WITHDRAWAL: Readonly<Record<WithdrawalStatus, TransactionStatus>> = {
  requested: 'pending',
  sent: 'successful',
  returned: 'failed',
};

/** What people call a movement of the wallet. */
export const transferTitle = (kind: TransferKind): string => TITLES[kind];

const viewTransaction = ({
  id,
  kind,
  amountKobo,
  reference,
  eventAt,
  withdrawal,
  payoutAccount,
  ...bought
}: TransactionRow): TransactionView => ({
  id,
  title: transferTitle(kind),
  amount: Math.abs(amountKobo),
  direction: amountKobo < 0 ? 'debit' : 'credit',
  status:
    kind === 'withdrawal_requested' && withdrawal ? STATUS_OF_WITHDRAWAL[withdrawal.status] : 'successful',
  reference,
  property: viewProperty(bought),
  ...(withdrawal &&
    payoutAccount && {
      withdrawal: {
        ...withdrawal,
        bankName: payoutAccount.bankName,
        accountLast4: accountLast4(payoutAccount.accountNumber),
      },
    }),
  createdAt: eventAt.toISOString(),
});

/** The unit that a payment is for; null for a deposit. */
function viewProperty({
  property,
  apartment,
  building,
}: Pick<TransactionRow, 'property' | 'apartment' | 'building'>): TransactionView['property'] {
  if (!property || !apartment || !building) return null;
  const block = `Block ${building.number}`;
  return { ...property, unit: unitName({ ...apartment, block, floorCount: building.floorCount }) };
}
