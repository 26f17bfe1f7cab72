import { inArray, sql } from 'drizzle-orm';
import { type Database, queryRow } from '../../platform/db/database.ts';
import { bankAccounts, bankModes } from '../../platform/db/schema/bank.ts';
import type { BankSettings, ChosenBanks, SandboxSettings } from '../../platform/settings/bank-settings.ts';
import { SettingsError } from '../../platform/settings/settings-error.ts';

type LiveSettings = Exclude<BankSettings, SandboxSettings>;

/** Whether a bank's key is one to try with: anybody can then make transfers that count, with no money behind them. */
export function isTestKey(settings: LiveSettings): boolean {
  switch (settings.provider) {
    case 'paystack':
      return settings.secretKey.startsWith('sk_test_');
    case 'monnify':
      return settings.apiKey.startsWith('MK_TEST_');
    case 'flutterwave':
      return settings.secretKey.startsWith('FLWSECK_TEST');
  }
}

/** The configured banks that are no sandbox, each with whether its key is a test key. */
export const bankModesOf = ({ bank, backupBank, formerBanks }: ChosenBanks) =>
  [bank, backupBank, ...formerBanks].flatMap((settings) =>
    settings === null || settings.provider === 'sandbox'
      ? []
      : [{ provider: settings.provider, isTest: isTestKey(settings) }],
  );

/** Stores of each bank whether its key is a test key, until the database has accounts there: then the first one holds. */
export async function recordModes(db: Database, banks: ChosenBanks): Promise<void> {
  for (const mode of bankModesOf(banks))
    await db
      .insert(bankModes)
      .values(mode)
      .onConflictDoUpdate({
        target: bankModes.provider,
        set: { isTest: mode.isTest },
        setWhere: sql`not exists (select from ${bankAccounts} where ${bankAccounts.provider} = ${mode.provider})`,
      });
}

/**
 * Checks that a database whose accounts were opened with a test key is opened with a test key, and one with accounts of a
 * live key with a live key: test transfers cost nothing, and a live key would pay them out.
 * @throws SettingsError for a key of the other kind.
 */
export async function requireItsModes(db: Database, banks: ChosenBanks): Promise<void> {
  const modes = bankModesOf(banks);
  // A restored backup may be older than the table.
  const { exists } = await queryRow<{ exists: boolean }>(
    db,
    sql`select to_regclass('bank_modes') is not null as exists`,
  );
  if (!exists || modes.length === 0) return;
  const stored = await db
    .select()
    .from(bankModes)
    .where(
      inArray(
        bankModes.provider,
        modes.map(({ provider }) => provider),
      ),
    );
  const problems = modes
    .filter(({ provider, isTest }) =>
      stored.some((mode) => mode.provider === provider && mode.isTest !== isTest),
    )
    .map(({ provider, isTest }) =>
      isTest
        ? `This database holds accounts of a live key of ${provider}, where transfers of a test key would count as money: set the live key, or another database.`
        : `This database holds accounts of a test key of ${provider}, whose transfers have no money behind them: a live key needs a database of its own.`,
    );
  if (problems.length > 0) throw new SettingsError(problems);
}
