import { sql } from 'drizzle-orm';
import { type Database, queryRow } from '../../platform/db/database.ts';
import { type BankProviderName, LIVE_BANK_PROVIDERS } from '../../platform/ports/bank.ts';
import { SettingsError } from '../../platform/settings/settings-error.ts';

/**
 * Checks that a database with accounts at real banks is opened with the keys of one, and one with accounts of the sandbox
 * with the sandbox: the sandbox credits any amount, which a real bank would then pay out.
 * @throws SettingsError if it holds accounts of the other kind.
 */
export async function requireItsBanks(
  db: Database,
  { bankProvider }: { readonly bankProvider: BankProviderName },
): Promise<void> {
  const isLive = bankProvider !== 'sandbox';
  const others = isLive ? (['sandbox'] as const) : LIVE_BANK_PROVIDERS;
  const found = await firstOf(db, others);
  if (found === null) return;
  throw new SettingsError([
    isLive
      ? `This database holds accounts of the sandbox, whose money no bank has: BANK_PROVIDER=${bankProvider} needs a database of its own.`
      : `This database holds accounts at ${found}, and BANK_PROVIDER is sandbox: set BANK_PROVIDER and its keys, or another database.`,
  ]);
}

/** The first of these providers with an account in the database; null also before its first migration. */
async function firstOf(db: Database, names: readonly BankProviderName[]): Promise<BankProviderName | null> {
  const { exists } = await queryRow<{ exists: boolean }>(
    db,
    sql`select to_regclass('bank_accounts') is not null as exists`,
  );
  if (!exists) return null;
  for (const name of names) {
    const { used } = await queryRow<{ used: boolean }>(
      db,
      sql`select exists (select 1 from bank_accounts where provider = ${name}) as used`,
    );
    if (used) return name;
  }
  return null;
}
