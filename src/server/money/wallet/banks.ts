import type { Dependencies } from '../../platform/dependencies.ts';
import type { BankProvider } from '../../platform/ports/bank.ts';

export type Banks = Pick<Dependencies, 'bank' | 'backupBank' | 'formerBanks'>;

/** The banks that are chosen, the preferred one first: wallets get their accounts there. */
export const chosenBanks = ({ bank, backupBank }: Omit<Banks, 'formerBanks'>): BankProvider[] =>
  backupBank ? [bank, backupBank] : [bank];

/** Every bank whose keys are set: money that is sent to its accounts counts. The chosen ones first. */
export const configuredBanks = (banks: Banks): BankProvider[] => [
  ...chosenBanks(banks),
  ...banks.formerBanks,
];

/** The bank with a name; null where its keys are not set. */
export const bankNamed = (banks: Banks, name: string): BankProvider | null =>
  configuredBanks(banks).find((bank) => bank.name === name) ?? null;
