import { type SQL, sql } from 'drizzle-orm';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Card } from '../card.ts';
import type { ListingFilter } from './filters.ts';
import type { ListingOrder } from './order.ts';

/** The sort keys of a page's last home, after which the next page begins. Null by relevance, which only has page numbers. */
export function sortKeysAfter({ name, key }: ListingOrder, { id, price, listedAt }: Card): string | null {
  if (name === 'relevance') return null;
  return `${key.column === 'price_kobo' ? price : listedAt}_${id}`;
}

/** The condition of a page that begins after a home. An index makes it fast at any depth. */
export function afterCondition(filter: ListingFilter, { name, key }: ListingOrder): SQL[] {
  if (filter.after === undefined || name === 'relevance') return [];
  const type = sql.raw(key.column === 'price_kobo' ? 'bigint' : 'timestamptz');
  return [
    sql`(${sql.identifier(key.column)}, id) ${sql.raw(key.isDescending ? '<' : '>')}
      (${sql.placeholder('afterKey')}::${type}, ${sql.placeholder('afterId')}::uuid)`,
  ];
}

/**
 * The values of its placeholders.
 * @throws HttpError `invalid_fields` if the previous page had another order.
 */
export function afterValues(
  filter: ListingFilter,
  { name, key }: ListingOrder,
): { afterKey?: string; afterId?: string } {
  if (filter.after === undefined) return {};
  const [afterKey = '', afterId = ''] = filter.after.split('_');
  const isPrice = /^\d+$/.test(afterKey);
  if (name === 'relevance' || isPrice !== (key.column === 'price_kobo'))
    throw new HttpError('invalid_fields', { fields: { after: 'The page before had another order.' } });
  return { afterKey, afterId };
}
