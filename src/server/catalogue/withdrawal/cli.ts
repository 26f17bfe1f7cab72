import { parseArgs } from 'node:util';
import { connect } from '../../platform/db/connect.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { explainStartError } from '../../platform/start-error.ts';
import { changeSaleByCode, WithdrawalError } from './withdrawal.ts';

const USAGE = 'Usage: npm run listings:withdraw -- CODE ... [--relist]';

async function main(): Promise<void> {
  const { codes, to } = readArguments();
  const connection = await connect(readSettings(process.env), { isBatch: true });
  try {
    await connection.migrate();
    const changedCount = await changeSaleByCode(connection.db, codes, to);
    const change = to === 'withdrawn' ? 'withdrawn' : 'on sale again';
    console.log(`${changedCount} ${change}, ${codes.length - changedCount} were so already.`);
  } finally {
    await connection.close();
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { relist: { type: 'boolean', default: false } },
    });
    if (positionals.length === 0) throw new WithdrawalError(USAGE);
    const codes = [...new Set(positionals.map((code) => code.toUpperCase()))];
    return { codes, to: values.relist ? ('onSale' as const) : ('withdrawn' as const) };
  } catch (error) {
    throw error instanceof WithdrawalError
      ? error
      : new WithdrawalError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof WithdrawalError ? error.message : explainStartError(error));
  process.exitCode = 1;
});
