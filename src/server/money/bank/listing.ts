import type {
  AssignedAccount,
  BankFailure,
  BankProvider,
  BankResult,
  ListedDeposit,
  ListedPayout,
  ListedRefund,
  RefundedDeposit,
  TransactionPage,
} from '../../platform/ports/bank.ts';

/** More pages than any period has; protects against a provider whose pages never end. */
const MAX_PAGES = 1_000;

export interface ListPeriod {
  readonly from: Date;
  readonly until: Date;
  readonly account?: AssignedAccount;
}

/** A row of a provider's list: a deposit, `elsewhere` for another payment, or null if it cannot be parsed. */
export type ListedRow = ListedDeposit | 'elsewhere' | null;

export const toPage = (rows: readonly ListedRow[], nextCursor: string | null): TransactionPage => ({
  transactions: rows.filter((row) => row !== null && row !== 'elsewhere'),
  unreadableCount: rows.filter((row) => row === null).length,
  nextCursor,
});

/** The rows of a period, and those that have no time. */
export const rowsWithin = (
  rows: readonly ListedRow[],
  { from, until }: Pick<ListPeriod, 'from' | 'until'>,
): ListedRow[] =>
  rows.filter(
    (row) => row === null || row === 'elsewhere' || (row.occurredAt >= from && row.occurredAt <= until),
  );

interface ListedDeposits {
  /** By the provider's id. */
  readonly deposits: ReadonlyMap<string, ListedDeposit>;
  /** How many rows could not be parsed and may be deposits of the period. */
  readonly unreadableCount: number;
}

/** Loads every deposit of a period from all pages of the provider's list. */
export async function listDeposits(
  bank: BankProvider,
  period: ListPeriod,
): Promise<BankResult<ListedDeposits>> {
  const deposits = new Map<string, ListedDeposit>();
  let unreadableCount = 0;
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const result = await bank.listTransactions({ ...period, cursor });
    if (result.outcome !== 'ok') return result;
    for (const deposit of result.value.transactions) deposits.set(deposit.eventId, deposit);
    unreadableCount += result.value.unreadableCount;
    cursor = result.value.nextCursor;
    if (cursor === null) return { outcome: 'ok', value: { deposits, unreadableCount } };
  }
  return endless(bank);
}

/** Loads every payout of a period from all pages of the provider's list. */
export async function listPayouts(
  bank: BankProvider,
  period: Pick<ListPeriod, 'from' | 'until'>,
): Promise<BankResult<readonly ListedPayout[]>> {
  const payouts: ListedPayout[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const result = await bank.listPayouts({ ...period, cursor });
    if (result.outcome !== 'ok') return result;
    payouts.push(...result.value.payouts);
    cursor = result.value.nextCursor;
    if (cursor === null) return { outcome: 'ok', value: payouts };
  }
  return endless(bank);
}

const endless = ({ name }: BankProvider): BankFailure => ({
  outcome: 'retryable',
  reason: 'unreadable_response',
  detail: `${name}: its list does not end after ${MAX_PAGES} pages`,
});

/**
 * Whether a page of a list, newest first, reaches back before the start of the period. A page whose first and last
 * entry have the same time does not show the order.
 */
export const isBeforePeriod = (listed: readonly { readonly occurredAt: Date }[], from: Date): boolean => {
  const [first, last] = [listed.at(0), listed.at(-1)];
  return (
    first !== undefined && last !== undefined && last.occurredAt < from && first.occurredAt > last.occurredAt
  );
};

/**
 * Queries the refunds of each deposit in turn. After the provider is unavailable, the other deposits get the same
 * failure.
 */
export async function refundsOfEach(
  deposits: readonly RefundedDeposit[],
  ask: (deposit: RefundedDeposit) => Promise<BankResult<readonly ListedRefund[]>>,
): Promise<ReadonlyMap<string, BankResult<readonly ListedRefund[]>>> {
  const results = new Map<string, BankResult<readonly ListedRefund[]>>();
  let down: BankFailure | null = null;
  for (const deposit of deposits) {
    const result: BankResult<readonly ListedRefund[]> = down ?? (await ask(deposit));
    if (result.outcome === 'retryable' || result.outcome === 'unknown') down = result;
    results.set(deposit.eventId, result);
  }
  return results;
}
