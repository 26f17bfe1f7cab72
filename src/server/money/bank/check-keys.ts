import type { Dependencies } from '../../platform/dependencies.ts';
import { BankCallError } from '../../platform/ports/bank.ts';
import { SettingsError } from '../../platform/settings/settings-error.ts';
import { banksInUse } from '../wallet/banks.ts';

/**
 * Calls each bank once with its keys. One that does not answer does not stop the start: it is returned, for the log.
 * @throws SettingsError where a bank refuses its keys.
 */
export async function checkBankKeys(
  banks: Pick<Dependencies, 'bank' | 'backupBank'>,
): Promise<readonly BankCallError[]> {
  const unanswered: BankCallError[] = [];
  for (const bank of banksInUse(banks)) {
    const result = await bank.checkKeys();
    if (result.outcome === 'ok') continue;
    if (result.reason === 'wrong_key')
      throw new SettingsError([`The bank ${bank.name} refuses the keys in the settings: ${result.detail}.`]);
    unanswered.push(new BankCallError(result));
  }
  return unanswered;
}
