import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { EMBEDDED_OPTIONS } from '#server/platform/db/embedded.ts';
import { MIGRATIONS } from '#server/platform/db/migrations.ts';

const read = (file: string): string => readFileSync(path.join(MIGRATIONS.migrationsFolder, file), 'utf8');

/** A new embedded database that `before` finds as it was before a migration; it is migrated to the end afterwards. */
export async function migratedFrom(
  migration: string,
  before: (client: PGlite) => Promise<unknown>,
): Promise<PGlite> {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(read('meta/_journal.json'));
  const statements = entries.map(({ tag }) => read(`${tag}.sql`));
  const first = entries.findIndex(({ tag }) => tag.endsWith(migration));
  const client = await PGlite.create({ dataDir: 'memory://', ...EMBEDDED_OPTIONS });
  for (const statement of statements.slice(0, first)) await client.exec(statement);
  await before(client);
  for (const statement of statements.slice(first)) await client.exec(statement);
  return client;
}
