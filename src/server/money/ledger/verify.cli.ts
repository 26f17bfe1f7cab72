import { connect } from '../../platform/db/connect.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { explainStartError } from '../../platform/start-error.ts';
import { ledgerSize, verifyLedger } from './verify.ts';

async function main(): Promise<boolean> {
  const connection = await connect(readSettings(process.env), { isBatch: true });
  try {
    const size = await ledgerSize(connection.db);
    if (!size) {
      console.error('There is no ledger here: this database was never migrated.');
      return false;
    }
    const differences = await verifyLedger(connection.db);
    for (const { check, subject, expected, actual } of differences) {
      console.log(`${check}: ${subject} should be ${expected}, is ${actual}`);
    }
    console.log(
      differences.length === 0
        ? `The ledger is right: ${size.accounts} accounts, ${size.transfers} transfers.`
        : `The ledger is wrong in ${differences.length} places.`,
    );
    return differences.length === 0;
  } finally {
    await connection.close();
  }
}

main().then(
  (isRight) => {
    process.exitCode = isRight ? 0 : 1;
  },
  (error: unknown) => {
    console.error(explainStartError(error));
    process.exitCode = 1;
  },
);
