import { beforeAll, expect, test } from 'vitest';
import { runProgram } from './kit/run-program.ts';

const MATCH = 'src/server/money/bank/match.cli.ts';
const REFUND = 'src/server/commands/bank-refund.ts';
const NO_EVENT = '00000000-0000-7000-8000-000000000000';
const BY_BOLA = ['--by', 'Bola', '--reason', 'the buyer sent the receipt'];

const LINES: readonly (readonly [script: string, words: readonly string[], problem: string])[] = [
  [MATCH, [NO_EVENT, '--account', '0690000031'], '--by is missing. Usage: npm run bank:match -- EVENT '],
  [MATCH, ['nonsense', '--account', '0690000031', ...BY_BOLA], 'EVENT must be the id of a bank event'],
  [MATCH, [NO_EVENT, '--acount', '12'], "Unknown option '--acount'"],
  [REFUND, BY_BOLA, 'EVENT is missing. Usage: npm run bank:refund -- EVENT --by NAME --reason "WHY"'],
  [REFUND, ['nonsense', ...BY_BOLA], 'EVENT must be the id of a bank event'],
  ['src/server/money/bank/close.cli.ts', ['nonsense', ...BY_BOLA], 'EVENT must be the id of a bank event'],
  ['src/server/money/bank/retry.cli.ts', [NO_EVENT, '--by', ' ', '--reason', 'x'], '--by must not be empty'],
  [
    'src/server/money/bank/events.cli.ts',
    ['nonsense'],
    '"nonsense" is more than it takes. Usage: npm run bank:events',
  ],
  ['src/server/jobs.cli.ts', ['--resend', 'nonsense'], '--resend must be `all` or the id of a dead letter'],
  ['src/server/jobs.cli.ts', ['--delete', 'all'], '--delete must be the id of a dead letter'],
  ['src/server/jobs.cli.ts', ['nonsense'], 'ID must be the id of a dead letter'],
  ['src/server/money/ledger/verify.cli.ts', ['now'], '"now" is more than it takes.'],
  [
    'src/server/commands/bank-reconcile.ts',
    ['yesterday'],
    'FROM must be a day like 2026-11-21; it is "yesterday".',
  ],
  [
    'src/server/commands/bank-reconcile.ts',
    ['2026-02-30', '2026-03-01'],
    'FROM must be a day like 2026-11-21',
  ],
  [
    'src/server/commands/bank-reconcile.ts',
    ['0001-01-01', '2026-11-30'],
    'FROM must be a day from 2015-01-01 to 2199-12-31; it is "0001-01-01".',
  ],
  [
    'src/server/commands/bank-reconcile.ts',
    ['2026-11-01', '9999-12-31'],
    'UNTIL must be a day from 2015-01-01 to 2199-12-31; it is "9999-12-31".',
  ],
  [
    'src/server/commands/contributions-exit.ts',
    ['allow', 'X', ...BY_BOLA],
    'DECISION must be confirm or decline',
  ],
  ['src/server/commands/withdrawals-repay.ts', ['WDR-1', ...BY_BOLA], '--bank is missing'],
  ['src/server/commands/contributions-mortgage.ts', ['X', 'paid', ...BY_BOLA], 'STATE must be one of '],
  ['src/server/commands/documents-void.ts', ['nonsense', ...BY_BOLA], 'CODE must be the code of a document'],
  ['src/server/catalogue/withdrawal/cli.ts', [], 'CODE is missing. Usage: npm run listings:withdraw'],
  ['src/server/catalogue/photographs/cli.ts', ['LAG-0007'], 'FILE is missing.'],
  ['src/server/catalogue/import/cli.ts', ['--keep'], "Unknown option '--keep'"],
];

let results: readonly { readonly code: number; readonly output: string }[];
beforeAll(async () => {
  const lines = LINES.map(([script, words]) => [script, words]);
  const { stdout } = await runProgram(['tests/server/kit/run-lines.ts', JSON.stringify(lines)], {});
  results = JSON.parse(stdout);
});

test.each(LINES.map((line, index) => [...line, index] as const))(
  '%s %j says in one line what is wrong, and opens nothing',
  (_, _words, problem, index) => {
    const { code, output } = results[index] ?? expect.unreachable('It was not run');
    expect([code, output.split('\n')]).toEqual([2, [expect.stringContaining(problem)]]);
  },
);
