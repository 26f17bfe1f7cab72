import type { Database } from '../../platform/db/database.ts';
import { pageCount, pageWindow } from '../../platform/http/page.ts';
import type { Card, Viewer } from '../card.ts';
import { filterShape, type ListingFilter } from './filters.ts';
import { orderOf } from './order.ts';
import { parseSearch } from './parseSearch.ts';
import type { SearchWords } from './searchWords.ts';
import { pageStatement } from './statement.ts';

export interface ListingPage {
  readonly properties: Card[];
  readonly total: number;
  readonly totalPages: number;
}

type Prepared = ReturnType<ReturnType<typeof pageStatement>['prepare']>;

/** Search over the listings of a database; keeps the statements that searches without text have in common. */
export function listingSearch(db: Database, searchWords: SearchWords) {
  const prepared = new Map<string, Prepared>();
  const browse = (filter: ListingFilter): Prepared => {
    const name = `browse_${filterShape(filter)}_${orderOf(filter.sort, false).name}`;
    const statement = prepared.get(name) ?? pageStatement(db, filter, null).prepare(name);
    prepared.set(name, statement);
    return statement;
  };
  return async (filter: ListingFilter, viewer: Viewer): Promise<ListingPage> => {
    const text = await parseSearch(searchWords, filter.search ?? '');
    if (text === 'nothing') return { properties: [], total: 0, totalPages: 0 };
    const statement = text === 'everything' ? browse(filter) : pageStatement(db, filter, text);
    const rows = await statement.execute(valuesOf(filter, viewer));
    const total = rows[0]?.total ?? 0;
    return {
      properties: rows.flatMap(({ card }) => card ?? []),
      total,
      totalPages: pageCount(total, filter.limit),
    };
  };
}

function valuesOf(filter: ListingFilter, { userId, now }: Viewer): Record<string, unknown> {
  const { limit, offset } = pageWindow(filter);
  const { minPrice, maxPrice, beds, baths, type } = filter;
  return {
    limit,
    offset,
    reach: offset + limit,
    userId,
    now: now.toISOString(),
    minPrice,
    maxPrice,
    beds,
    baths,
    type,
  };
}
