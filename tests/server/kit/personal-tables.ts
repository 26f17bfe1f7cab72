import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

const modules = import.meta.glob<Record<string, unknown>>('../../../src/server/platform/db/schema/*.ts', {
  eager: true,
});

/** Columns that identify or contact a person without a reference to an account. */
const PERSONAL_COLUMNS = new Set(['email', 'phone', 'to', 'subject', 'key', 'rawBody']);
/** Agents publish their contacts on listings, so these are not personal data of buyers. */
const PUBLISHED = ['agents'];

/** The tables with personal data: those that reference an account, and those with contact columns. */
export function personalTables(): string[] {
  const tables = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !PUBLISHED.includes(name));
  const found = new Set([
    'users',
    ...tables
      .filter(({ columns }) => columns.some(({ name }) => PERSONAL_COLUMNS.has(name)))
      .map(({ name }) => name),
  ]);
  let before = 0;
  while (before < found.size) {
    before = found.size;
    for (const { name, foreignKeys } of tables)
      if (foreignKeys.some((key) => found.has(getTableConfig(key.reference().foreignTable).name)))
        found.add(name);
  }
  return [...found].sort();
}
