import { SEARCH_CRITERIA, type SearchCriterion } from '#domain/listings/listings.ts';
import type { Database } from '../../platform/db/database.ts';
import { countFound } from './count.ts';
import type { SearchQuery } from './filters.ts';
import type { TextSearch } from './parse-search.ts';

/** The number of results of an empty search without one of its criteria. */
export interface Relaxed {
  readonly without: SearchCriterion;
  readonly total: number;
}

const FIELDS: Readonly<Record<SearchCriterion, readonly (keyof SearchQuery)[]>> = {
  search: ['search'],
  price: ['minPrice', 'maxPrice'],
  monthly: ['monthlyMax'],
  type: ['type'],
  beds: ['beds'],
  baths: ['baths'],
};

/** The criteria whose removal alone makes an empty search find something, with the counts, highest first. */
export async function relaxations(db: Database, query: SearchQuery, text: TextSearch): Promise<Relaxed[]> {
  const counted = await Promise.all(
    SEARCH_CRITERIA.filter((criterion) => isUsed(query, text, criterion)).map(async (without) => ({
      without,
      total: await countWithout(db, query, text, without),
    })),
  );
  return counted.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}

const isUsed = (query: SearchQuery, text: TextSearch, criterion: SearchCriterion): boolean =>
  criterion === 'search'
    ? text !== 'everything'
    : FIELDS[criterion].some((field) => query[field] !== undefined);

function countWithout(
  db: Database,
  query: SearchQuery,
  text: TextSearch,
  without: SearchCriterion,
): Promise<number> {
  const kept = Object.fromEntries(
    Object.entries(query).filter(([field]) => !FIELDS[without].some((dropped) => dropped === field)),
  );
  return countFound(db, kept, without === 'search' ? 'everything' : text);
}
