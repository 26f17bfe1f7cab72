import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { Column, is } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { users } from '#server/platform/db/schema/users.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/server/platform/db/schema/*.ts', {
  eager: true,
});
const META = 'src/server/platform/db/migrations/meta';

/** drizzle-kit extends arrays and strings, which the files that run after this one in its process would see. */
const EXTENDED = [Array.prototype, String.prototype];
afterAll(() => {
  for (const prototype of EXTENDED)
    for (const name of Object.keys(prototype)) Reflect.deleteProperty(prototype, name);
});

/** Table checks are generated from the code's closed lists, so a new value needs a migration. */
test('the migrations create the tables of the schema (if not: `npm run db:generate`)', async () => {
  const { entries } = JSON.parse(readFileSync(`${META}/_journal.json`, 'utf8'));
  const last = String(entries.at(-1).idx).padStart(4, '0');
  const migrated = JSON.parse(readFileSync(`${META}/${last}_snapshot.json`, 'utf8'));
  const wanted = generateDrizzleJson(
    Object.assign({}, ...Object.values(modules)),
    migrated.id,
    ['public'],
    'snake_case',
  );
  expect(await generateMigration(migrated, wanted)).toStrictEqual([]);
});

/** Drizzle applies what is later than the last migration that was applied, and stops at one whose file is missing. */
test('the journal names each file of a migration once, in the order of their times', () => {
  const journal: { entries: { idx: number; tag: string; when: number }[] } = JSON.parse(
    readFileSync(`${META}/_journal.json`, 'utf8'),
  );
  const { entries } = journal;
  const files = readdirSync(path.dirname(META)).filter((file) => file.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  expect(entries.map(({ idx }) => idx)).toEqual(entries.keys().toArray());
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
});

test('the database requires every personal column to be cleared when an account is erased', () => {
  const { columns, checks } = getTableConfig(users);
  const rule = checks.find(({ name }) => name === 'users_erased_is_nobody');
  const named = (rule?.value.queryChunks ?? []).filter((chunk) => is(chunk, Column)).map(({ name }) => name);
  const others = ['id', 'createdAt', 'updatedAt'];
  expect(columns.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual(others);
});
