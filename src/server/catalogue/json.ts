import { type SQL, sql } from 'drizzle-orm';

/**
 * One SQL expression per field of an API object: a missing or extra field does not compile. The values are only checked
 * against the response's schema.
 */
export type FieldsOf<T> = Readonly<Record<keyof T, SQL>>;

/** A JSON object built by the database. */
export const jsonObject = (fields: Readonly<Record<string, SQL>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`;

/** A JSON array of a query's rows in the given order; empty without rows. */
export const jsonArray = (item: SQL, order: SQL): SQL =>
  sql`coalesce(json_agg(${item} order by ${order}), '[]')`;
