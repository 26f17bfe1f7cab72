import type { Database } from '../../platform/db/database.ts';
import { pageCount } from '../../platform/http/page.ts';
import type { Card, Viewer } from '../card.ts';
import { filterShape, type ListingFilter, type SearchQuery } from './filters.ts';
import { afterValues, sortKeysAfter } from './keyset.ts';
import { withMonthlyAsPrice } from './monthly.ts';
import { orderOf } from './order.ts';
import { parseSearch, type TextSearch } from './parse-search.ts';
import { type Relaxed, relaxations } from './relax.ts';
import type { SearchWords } from './search-words.ts';
import { isUsualPage, pageStatement } from './statement.ts';
import { valuesOf } from './values.ts';

export interface ListingPage {
  readonly properties: Card[];
  readonly total: number;
  readonly totalPages: number;
}
export interface SearchPage extends ListingPage {
  /** The response without results. */
  readonly relaxed?: Relaxed[];
  readonly next?: string;
}

type Prepared = ReturnType<ReturnType<typeof pageStatement>['prepare']>;

/** Searches listings. Statements of searches without text are prepared once. */
export function listingSearch(db: Database, searchWords: SearchWords) {
  const prepared = new Map<string, Prepared>();
  const browse = (filter: ListingFilter): Prepared => {
    const name = `browse_${filterShape(filter)}_${orderOf(filter.sort, false).name}${isUsualPage(filter) ? '_first' : ''}${filter.after === undefined ? '' : '_after'}`;
    const statement = prepared.get(name) ?? pageStatement(db, filter, null).prepare(name);
    prepared.set(name, statement);
    return statement;
  };
  const rowsOf = (filter: ListingFilter, text: Exclude<TextSearch, 'nothing'>, viewer: Viewer) => {
    const statement = text === 'everything' ? browse(filter) : pageStatement(db, filter, text);
    return statement.execute({
      ...valuesOf(filter),
      ...afterValues(filter, orderOf(filter.sort, text !== 'everything')),
      userId: viewer.userId,
      now: viewer.now.toISOString(),
    });
  };
  return async (query: SearchQuery, viewer: Viewer): Promise<SearchPage> => {
    const filter = withMonthlyAsPrice(query);
    const text = await parseSearch(searchWords, filter.search ?? '');
    const [found] = text === 'nothing' ? [] : await rowsOf(filter, text, viewer);
    const total = found?.total ?? 0;
    const cards = found?.cards ?? [];
    const last = filter.page * filter.limit < total ? cards[filter.limit - 1] : undefined;
    const next = last && sortKeysAfter(orderOf(filter.sort, text !== 'everything'), last);
    return {
      properties: cards,
      total,
      totalPages: pageCount(total, filter.limit),
      ...(next && { next }),
      ...(total === 0 && { relaxed: await relaxations(db, query, text) }),
    };
  };
}
