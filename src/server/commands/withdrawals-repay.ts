import * as z from 'zod/mini';
import { lagosMoment } from '#domain/dates.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { JOBS } from '../jobs.ts';
import { accountNumber } from '../money/bank/account-argument.ts';
import { repayWithdrawal, unpaidReturns } from '../money/withdrawals/repay.ts';
import { DECISION_OPTIONS, readArguments } from '../platform/command.ts';
import type { Database } from '../platform/db/database.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';

const USAGE =
  'npm run withdrawals:repay [-- REFERENCE --bank CODE --account NUMBER [--holder "NAME"] --by NAME --reason "WHY"]';

/** `npm run withdrawals:repay`: lists withdrawals returned after the account was erased, or sends one again. */
runCommand((line) => {
  const repayment = line.length === 0 ? null : readRepayment(line);
  return async ({ settings, connection }) => {
    const { db } = connection;
    if (!repayment) return list(db);
    const jobs = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const { bank } = await openProvidersFor(db, settings);
      const sent = await repayWithdrawal({ db, jobs, bank, now: () => new Date() }, repayment);
      console.log(
        `${formatNaira(kobo(sent.amountKobo))} are on their way to ${sent.accountName} as ${sent.reference}; the servers follow it.`,
      );
      return true;
    } finally {
      await jobs.stop();
    }
  };
});

function readRepayment(line: readonly string[]) {
  const { REFERENCE, bank, account, holder, by, reason } = readArguments(line, {
    usage: USAGE,
    words: ['REFERENCE'],
    schema: z.object({
      REFERENCE: z.string(),
      bank: z.string(),
      account: accountNumber,
      holder: z.optional(z.string()),
      ...DECISION_OPTIONS,
    }),
  });
  return {
    reference: REFERENCE,
    account: { bankCode: bank, accountNumber: account },
    confirmedHolder: holder ?? null,
    actor: by,
    reason,
  };
}

async function list(db: Database): Promise<boolean> {
  const waiting = await unpaidReturns(db);
  for (const { reference, returnedAt, amountKobo } of waiting)
    console.log(
      `${reference}  ${returnedAt ? lagosMoment(returnedAt) : ''}  ${formatNaira(kobo(amountKobo))}`,
    );
  console.log(waiting.length === 0 ? 'Nothing waits.' : `To send one again: ${USAGE}`);
  return true;
}
