import { sql } from 'drizzle-orm';
import { SEARCH_CRITERIA, type SearchCriterion } from '#domain/listings.ts';
import type { Database } from '../../platform/db/database.ts';
import { type ListingFilter, type SearchQuery, where } from './filters.ts';
import { anyMatch, matchText } from './match.ts';
import { withMonthlyAsPrice } from './monthly.ts';
import type { TextSearch } from './parseSearch.ts';
import { conditionsOf } from './statement.ts';

/** What an empty search would find without one of its criteria. */
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

/** The criteria that each alone keep a search from finding anything, with what it finds without them, the most first. */
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
): Promise<number> | number {
  const relaxedText = without === 'search' ? 'everything' : text;
  if (relaxedText === 'nothing') return 0;
  const kept = Object.fromEntries(
    Object.entries(query).filter(([field]) => !FIELDS[without].some((dropped) => dropped === field)),
  );
  return count(db, withMonthlyAsPrice({ limit: query.limit, page: query.page, ...kept }), relaxedText);
}

async function count(
  db: Database,
  filter: ListingFilter,
  text: Exclude<TextSearch, 'nothing'>,
): Promise<number> {
  const { minPrice, maxPrice, beds, baths, type } = filter;
  const conditions = [...conditionsOf(filter), ...(text === 'everything' ? [] : [anyMatch(matchText(text))])];
  const [counted] = await db
    .select({ total: sql<number>`counted.total` })
    .from(sql`(select count(*)::integer as total from properties ${where(conditions)}) as counted`)
    .execute({ minPrice, maxPrice, beds, baths, type });
  return counted?.total ?? 0;
}
