import * as z from 'zod/mini';
import { readArguments } from '../../platform/command.ts';
import { runCommand } from '../../platform/run-command.ts';
import { ledgerSize, verifyLedger } from './verify.ts';

/** `npm run ledger:verify`: prints each difference, then the result. Fails if there is a difference. */
runCommand((line) => {
  readArguments(line, { usage: 'npm run ledger:verify', schema: z.object({}) });
  return async ({ connection: { db } }) => {
    const size = await ledgerSize(db);
    if (!size) {
      console.error('There is no ledger here: this database was never migrated.');
      return false;
    }
    const differences = await verifyLedger(db);
    for (const { check, subject, expected, actual } of differences) {
      console.log(`${check}: ${subject} should be ${expected}, is ${actual}`);
    }
    console.log(
      differences.length === 0
        ? `The ledger is right: ${size.accounts} accounts, ${size.transfers} transfers.`
        : `The ledger is wrong in ${differences.length} places.`,
    );
    return differences.length === 0;
  };
});
