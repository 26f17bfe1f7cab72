import { type SQL, sql } from 'drizzle-orm';

/**
 * An expression for each field of an object of the contract: a field too few or too many does not compile. What the
 * values are is checked against the response's schema.
 */
export type FieldsOf<T> = Readonly<Record<keyof T, SQL>>;

/** A JSON object, made by the database. */
export const jsonObject = (fields: Readonly<Record<string, SQL>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`;

/** A JSON array of the rows of a query, in an order; empty if there are none. */
export const jsonArray = (item: SQL, order: SQL): SQL =>
  sql`coalesce(json_agg(${item} order by ${order}), '[]')`;
