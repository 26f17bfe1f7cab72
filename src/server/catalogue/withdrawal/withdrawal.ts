import { inArray } from 'drizzle-orm';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { properties } from '../../platform/db/schema/properties.ts';
import { changeSale } from '../listings/sale.ts';

/** Nothing was changed. The message explains why, for the operator. */
export class WithdrawalError extends OperationError {
  constructor(message: string) {
    super(message);
    this.name = 'WithdrawalError';
  }
}

/**
 * Withdraws the listings with these codes, like `LAG-0007`, or puts them on sale again: all or none.
 * @returns the number of changed listings.
 * @throws WithdrawalError if a code is unknown.
 */
export const changeSaleByCode = (
  db: Database,
  codes: readonly string[],
  to: 'withdrawn' | 'onSale',
): Promise<number> =>
  db.transaction(async (transaction) => {
    const known = await transaction
      .select({ code: properties.code })
      .from(properties)
      .where(inArray(properties.code, [...codes]));
    const unknown = codes.filter((code) => !known.some((listing) => listing.code === code));
    if (unknown.length > 0)
      throw new WithdrawalError(`There is no listing ${unknown.join(', ')}; nothing was changed.`);
    return changeSale(transaction, { by: 'code', names: codes, to });
  });
