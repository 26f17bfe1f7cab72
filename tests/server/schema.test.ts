import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as bank from '#server/platform/db/schema/bank.ts';
import * as contributions from '#server/platform/db/schema/contributions.ts';
import * as ledger from '#server/platform/db/schema/ledger.ts';
import * as properties from '#server/platform/db/schema/properties.ts';
import * as support from '#server/platform/db/schema/support.ts';
import * as users from '#server/platform/db/schema/users.ts';

const META = 'src/server/platform/db/migrations/meta';

/** The checks of the tables are made from the closed lists of the code: a value more is a migration more. */
test('the migrations make the tables of the schema: else `npm run db:generate`', async () => {
  const { entries } = JSON.parse(readFileSync(`${META}/_journal.json`, 'utf8'));
  const last = String(entries.at(-1).idx).padStart(4, '0');
  const migrated = JSON.parse(readFileSync(`${META}/${last}_snapshot.json`, 'utf8'));
  const wanted = generateDrizzleJson(
    { ...bank, ...contributions, ...ledger, ...properties, ...support, ...users },
    migrated.id,
    ['public'],
    'snake_case',
  );
  expect(await generateMigration(migrated, wanted)).toStrictEqual([]);
});
