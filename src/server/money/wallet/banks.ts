import type { Dependencies } from '../../platform/dependencies.ts';
import type { BankProvider } from '../../platform/ports/bank.ts';

type Banks = Pick<Dependencies, 'bank' | 'backupBank'>;

/** The banks that are in use, the preferred one first. */
export const banksInUse = ({ bank, backupBank }: Banks): BankProvider[] =>
  backupBank ? [bank, backupBank] : [bank];

/** The bank with a name; null where its keys are not set. */
export const bankNamed = (banks: Banks, name: string): BankProvider | null =>
  banksInUse(banks).find((bank) => bank.name === name) ?? null;
