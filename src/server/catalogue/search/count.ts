import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type SearchQuery, where } from './filters.ts';
import { anyMatch, matchText } from './match.ts';
import { withMonthlyAsPrice } from './monthly.ts';
import type { TextSearch } from './parse-search.ts';
import { conditionsOf, totalOf } from './total.ts';
import { valuesOf } from './values.ts';

/** The criteria of a search, without order and page. */
export type SearchCriteria = Omit<SearchQuery, 'search' | 'sort' | 'limit' | 'page' | 'after'>;

/** How many listings a search finds. */
export async function countFound(db: Database, criteria: SearchCriteria, text: TextSearch): Promise<number> {
  if (text === 'nothing') return 0;
  const filter = withMonthlyAsPrice({ ...criteria, limit: 1, page: 1 });
  const total =
    text === 'everything'
      ? totalOf(filter, null)
      : sql`(select count(*) from properties ${where([...conditionsOf(filter), anyMatch(matchText(text.terms))])})::integer`;
  const [counted] = await db
    .select({ total: sql<number>`counted.total` })
    .from(sql`(select ${total} as total) as counted`)
    .execute(valuesOf(filter));
  return counted?.total ?? 0;
}
