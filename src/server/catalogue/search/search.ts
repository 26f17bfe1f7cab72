import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.ts';
import { pageCount } from '../../platform/http/page.ts';
import type { Card } from '../card.ts';
import { filterShape, type ListingFilter, type SearchQuery } from './filters.ts';
import { afterValues, sortKeysAfter } from './keyset.ts';
import { type PreparableMatch, preparableMatch } from './match.ts';
import { withMonthlyAsPrice } from './monthly.ts';
import { orderOf } from './order.ts';
import { parseSearch, type TermSearch, type TextSearch } from './parse-search.ts';
import { alternatives, type Relaxed, type ShorterText } from './relax.ts';
import type { SearchWords } from './search-words.ts';
import { isUsualPage, pageStatement } from './statement.ts';
import { tokenize } from './tokenize.ts';
import { valuesOf } from './values.ts';

export interface ListingPage {
  readonly properties: Card[];
  readonly total: number;
  readonly totalPages: number;
}
export interface SearchPage extends ListingPage {
  /** The response without results. */
  readonly relaxed?: Relaxed[];
  readonly shorterTexts?: ShorterText[];
  readonly next?: string;
}

/** Each prepared statement takes memory on each connection to the database; further shapes are planned at each search. */
const MAX_PREPARED = 300;
const MAX_REMEMBERED_TEXTS = 2_000;

type PageStatement = ReturnType<ReturnType<typeof pageStatement>['prepare']>;

/** Searches listings. Statements are prepared once for each shape of a search. */
export function listingSearch(db: Database, searchWords: SearchWords) {
  const prepared = new Map<string, PageStatement>();
  /** What texts mean, by their words, until the words of the listings change. */
  const rememberedTexts = new LRUCache<string, TermSearch>({ max: MAX_REMEMBERED_TEXTS });

  const statementOf = (filter: ListingFilter, text: PreparableMatch | null): PageStatement => {
    const shape = [
      filterShape(filter),
      orderOf(filter.sort, text !== null).name,
      isUsualPage(filter) ? 'first' : 'window',
      filter.after === undefined ? '' : 'after',
      ...Object.keys(text?.values ?? {}),
    ].join(' ');
    const known = prepared.get(shape);
    if (known) return known;
    const statement = pageStatement(db, filter, text?.match ?? null);
    if (prepared.size >= MAX_PREPARED) return statement.prepare('');
    prepared.set(shape, statement.prepare(statementName(shape)));
    return statementOf(filter, text);
  };

  const findPage = async (
    filter: ListingFilter,
    text: Exclude<TextSearch, 'nothing'>,
    userId: string | null,
  ) => {
    const match = text === 'everything' ? null : preparableMatch(text.terms);
    const [found] = await statementOf(filter, match).execute({
      ...valuesOf(filter),
      ...afterValues(filter, orderOf(filter.sort, match !== null)),
      ...match?.values,
      userId,
    });
    return found;
  };

  const find = async (filter: ListingFilter, userId: string | null) => {
    const words = tokenize(filter.search ?? '').join(' ');
    const remembered = rememberedTexts.get(words);
    if (remembered) {
      const page = await findPage(filter, remembered, userId);
      const { wordsVersion } = remembered;
      if (wordsVersion === null || page?.wordsVersion === wordsVersion) return { text: remembered, page };
    }
    const text = await parseSearch(searchWords, filter.search ?? '');
    if (typeof text === 'object') rememberedTexts.set(words, text);
    return { text, page: text === 'nothing' ? undefined : await findPage(filter, text, userId) };
  };

  return async (query: SearchQuery, userId: string | null): Promise<SearchPage> => {
    const filter = withMonthlyAsPrice(query);
    const { text, page: { total = 0, cards = [] } = {} } = await find(filter, userId);
    const last = filter.page * filter.limit < total ? cards[filter.limit - 1] : undefined;
    const next = last && sortKeysAfter(orderOf(filter.sort, text !== 'everything'), last);
    return {
      properties: cards,
      total,
      totalPages: pageCount(total, filter.limit),
      ...(next && { next }),
      ...(total === 0 && (await alternatives(db, searchWords, { query, text }))),
    };
  };
}

/** Equal names mean equal SQL, in every process. PostgreSQL cuts names after 63 characters, which a shape may exceed. */
const statementName = (shape: string): string =>
  `search_${createHash('sha256').update(shape).digest('hex').slice(0, 16)}`;
