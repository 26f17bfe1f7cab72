import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('../../src/server/platform/db/schema/*.ts', {
  eager: true,
});
const META = 'src/server/platform/db/migrations/meta';

/** The checks of the tables are made from the closed lists of the code: a value more is a migration more. */
test('the migrations make the tables of the schema: else `npm run db:generate`', async () => {
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
