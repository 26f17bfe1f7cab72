import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Lifecycle } from '#domain/lifecycles/lifecycle.ts';
import { LIFECYCLES } from '#domain/lifecycles/lifecycles.ts';
import { openTestEmbedded, type TestDatabase } from './kit/databases.ts';

/** The column's value for a status, if it differs from the status. */
const HELD: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  deposit: { stored: null },
  document: { in_force: null, void: '2026-11-20T12:00:00Z' },
  mortgage: { none: null },
};

/** Triggers that depend on other tables, tested in `money/exits.test.ts` and `money/mortgages.test.ts`. */
const ASK_ELSEWHERE = ['payments_received_while_open', 'contributions_mortgage_moved'];

const held = (id: string, status: string): string | null => {
  const other = HELD[id]?.[status];
  return other === undefined ? status : other;
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestEmbedded();
});
afterAll(() => database.close());

describe.each(LIFECYCLES.map((lifecycle) => [lifecycle.title, lifecycle] as const))('%s', (_, lifecycle) => {
  test('changes its status in the database as it is described, and in no other way', async () => {
    await copyWithGuards(database, lifecycle);
    const statuses = Object.keys(lifecycle.statuses);
    const possible: string[] = [];
    for (const from of statuses) {
      for (const to of statuses) {
        if (from !== to && (await isAllowed(database, lifecycle, from, to))) possible.push(`${from} > ${to}`);
      }
    }
    const described = new Set(lifecycle.moves.map(({ from, to }) => `${from} > ${to}`));
    expect(possible.sort()).toStrictEqual([...described].sort());
  });

  test('has the statuses that the database knows', async () => {
    const { table, column } = lifecycle.storedIn;
    const [definition = ''] = await texts(
      database,
      sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${`${table}_${column}_known`}`,
    );
    const known = [...definition.matchAll(/'([a-z_]+)'/g)].map(([, status]) => status);
    const stored = Object.keys(lifecycle.statuses).filter((status) => held(lifecycle.id, status) === status);
    expect(known.sort()).toStrictEqual(stored.sort());
  });
});

/** The column `text` of the query's result. */
const texts = async ({ db }: TestDatabase, query: SQL): Promise<string[]> =>
  z
    .object({ rows: z.array(z.object({ text: z.string() })) })
    .parse(await db.execute(query))
    .rows.map(({ text }) => text);

/**
 * Creates a copy of the table without its columns' other requirements, but with every trigger that may reject a change
 * of a row.
 */
async function copyWithGuards(database: TestDatabase, { storedIn: { table } }: Lifecycle): Promise<void> {
  const { db } = database;
  const name = sql.identifier(table);
  await db.execute(sql`drop table if exists guarded`);
  await db.execute(sql`create table guarded (like ${name})`);
  const required = await texts(
    database,
    sql`select attname as text from pg_attribute
    where attrelid = 'guarded'::regclass and attnum > 0 and attnotnull`,
  );
  for (const column of required) {
    await db.execute(sql`alter table guarded alter column ${sql.identifier(column)} drop not null`);
  }
  const triggers = await texts(
    database,
    sql`select pg_get_triggerdef(oid) as text from pg_trigger
    where tgrelid = ${table}::regclass and not tgisinternal and (tgtype & 19) = 19
      and tgname <> all (${sql.param(ASK_ELSEWHERE)}::text[])`,
  );
  expect(triggers).not.toStrictEqual([]);
  for (const definition of triggers) {
    await db.execute(sql.raw(definition.replace(` ON public.${table} `, ' ON guarded ')));
  }
}

async function isAllowed(
  { db }: TestDatabase,
  { id, storedIn }: Lifecycle,
  from: string,
  to: string,
): Promise<boolean> {
  const column = sql.identifier(storedIn.column);
  const value = (status: string) => {
    const stored = held(id, status);
    return stored === null ? sql`null` : sql.raw(`'${stored}'`);
  };
  await db.execute(sql`truncate guarded`);
  await db.execute(sql`insert into guarded (${column}) values (${value(from)})`);
  return db.execute(sql`update guarded set ${column} = ${value(to)}`).then(
    () => true,
    () => false,
  );
}
