import { type SQL, sql } from 'drizzle-orm';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Card } from '../card.ts';
import type { ListingFilter } from './filters.ts';
import type { ListingOrder } from './order.ts';

/** The first sort column of each order, and whether it is descending. Relevance has none. */
const KEYS: Readonly<
  Record<ListingOrder['name'], { column: 'listed_at' | 'price_kobo'; falls: boolean } | null>
> = {
  relevance: null,
  newest: { column: 'listed_at', falls: true },
  monthly_asc: { column: 'price_kobo', falls: false },
  monthly_desc: { column: 'price_kobo', falls: true },
  price_asc: { column: 'price_kobo', falls: false },
  price_desc: { column: 'price_kobo', falls: true },
};

/** The sort keys of a page's last home, after which the next page begins. Null by relevance, which only has page numbers. */
export function sortKeysAfter({ name }: ListingOrder, { id, price, listedAt }: Card): string | null {
  const key = KEYS[name];
  return key && `${key.column === 'price_kobo' ? price : listedAt}_${id}`;
}

/** The condition of a page that begins after a home. An index makes it fast at any depth. */
export function afterCondition(filter: ListingFilter, order: ListingOrder): SQL[] {
  const key = KEYS[order.name];
  if (filter.after === undefined || !key) return [];
  const type = sql.raw(key.column === 'price_kobo' ? 'bigint' : 'timestamptz');
  return [
    sql`(${sql.identifier(key.column)}, id) ${sql.raw(key.falls ? '<' : '>')}
      (${sql.placeholder('afterKey')}::${type}, ${sql.placeholder('afterId')}::uuid)`,
  ];
}

/**
 * The values of its placeholders.
 * @throws HttpError `invalid_fields` if the previous page had another order.
 */
export function afterValues(
  filter: ListingFilter,
  { name }: ListingOrder,
): { afterKey?: string; afterId?: string } {
  if (filter.after === undefined) return {};
  const [afterKey = '', afterId = ''] = filter.after.split('_');
  const isPrice = /^\d+$/.test(afterKey);
  const key = KEYS[name];
  if (!key || isPrice !== (key.column === 'price_kobo'))
    throw new HttpError('invalid_fields', { fields: { after: 'The page before had another order.' } });
  return { afterKey, afterId };
}
