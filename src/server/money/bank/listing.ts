import type { AssignedAccount, BankProvider, BankResult, ListedDeposit } from '../../platform/ports/bank.ts';

/** A period has fewer; a provider whose pages never end must not hold us. */
const MAX_PAGES = 1_000;

export interface ListPeriod {
  readonly from: Date;
  readonly until: Date;
  readonly account?: AssignedAccount;
}

/** Every deposit of a period by its id, all pages of the provider's list. */
export async function listDeposits(
  bank: BankProvider,
  period: ListPeriod,
): Promise<BankResult<ReadonlyMap<string, ListedDeposit>>> {
  const deposits = new Map<string, ListedDeposit>();
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const result = await bank.listTransactions({ ...period, cursor });
    if (result.outcome !== 'ok') return result;
    for (const deposit of result.value.transactions) deposits.set(deposit.eventId, deposit);
    cursor = result.value.nextCursor;
    if (cursor === null) return { outcome: 'ok', value: deposits };
  }
  const detail = `${bank.name}: its list does not end after ${MAX_PAGES} pages`;
  return { outcome: 'retryable', reason: 'unreadable_response', detail };
}
