import type { BankProvider, BankResult } from '../../platform/ports/bank.ts';
import { SettingsError } from '../../platform/settings/settings-error.ts';
import { type Banks, chosenBanks } from '../wallet/banks.ts';

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
