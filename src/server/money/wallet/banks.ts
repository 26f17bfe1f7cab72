import type { Dependencies } from '../../platform/dependencies.ts';
import type { BankProvider } from '../../platform/ports/bank.ts';

export type Banks = Pick<Dependencies, 'bank' | 'backupBank' | 'formerBanks'>;

/** The chosen banks, the preferred one first. Wallets get their accounts there. */
export const chosenBanks = ({ bank, backupBank }: Omit<Banks, 'formerBanks'>): BankProvider[] =>
  backupBank ? [bank, backupBank] : [bank];

/** Every bank with configured keys, the chosen ones first. Deposits to their accounts are credited. */
export const configuredBanks = (banks: Banks): BankProvider[] => [
  ...chosenBanks(banks),
  ...banks.formerBanks,
];

/** Finds a bank by name; null if its keys are not configured. */
export const bankNamed = (banks: Banks, name: string): BankProvider | null =>
  configuredBanks(banks).find((bank) => bank.name === name) ?? null;
