import type { Dependencies } from '../../platform/dependencies.ts';
import type { BankProvider, BankResult } from '../../platform/ports/bank.ts';
import { SettingsError } from '../../platform/settings/settings-error.ts';
import { type Banks, chosenBanks, configuredBanks } from '../wallet/banks.ts';
import { checkBusiness } from '../wallet/our-business.ts';

/**
 * Calls each chosen bank once with its keys. Returns, for the log, why a bank cannot be called: it may be down or under
 * maintenance.
 * @throws SettingsError if a bank rejects its keys.
 */
export async function checkBankKeys(banks: Omit<Banks, 'formerBanks'>): Promise<readonly Error[]> {
  const checked = await checkAll(chosenBanks(banks));
  const rejected = checked.filter(({ result }) => result.outcome !== 'ok' && result.reason === 'wrong_key');
  if (rejected.length > 0) throw new SettingsError(rejected.flatMap(problemsOf));
  return checked.flatMap(problemsOf).map((problem) => new Error(problem));
}

/** Calls each configured bank that is no longer chosen once with its keys. Returns the failures, for the log. */
export async function checkFormerBanks({
  formerBanks,
}: Pick<Banks, 'formerBanks'>): Promise<readonly Error[]> {
  return (await checkAll(formerBanks)).flatMap(problemsOf).map((problem) => new Error(problem));
}

/**
 * Asks each configured bank for the last deposits to our wallets. Returns, for the log, why the keys of one may be those
 * of another business: its withdrawals, refunds and new accounts wait.
 */
export async function checkBusinesses({
  db,
  now,
  ...banks
}: Pick<Dependencies, 'db' | 'now'> & Banks): Promise<readonly Error[]> {
  const results = await Promise.all(configuredBanks(banks).map((bank) => checkBusiness(db, bank, now())));
  return results.flatMap((result) =>
    result.outcome !== 'ok' && result.reason === 'wrong_key' ? new Error(result.detail) : [],
  );
}

interface Checked {
  readonly bank: BankProvider;
  readonly result: BankResult<null>;
}

const checkAll = (banks: readonly BankProvider[]): Promise<Checked[]> =>
  Promise.all(banks.map(async (bank) => ({ bank, result: await bank.checkKeys() })));

function problemsOf({ bank: { name }, result }: Checked): string[] {
  if (result.outcome === 'ok') return [];
  return [
    result.reason === 'wrong_key'
      ? `The bank ${name} rejects the keys in the settings: ${result.detail}.`
      : `The bank ${name} cannot be called at ${name.toUpperCase()}_BASE_URL: ${result.detail}.`,
  ];
}
