import * as z from 'zod/mini';
import { formatNaira } from '#domain/money.ts';
import { JOBS } from '../jobs.ts';
import { confirmReversal } from '../money/bank/confirm-reversal.ts';
import { bankEventId } from '../money/bank/event-argument.ts';
import { koboOfNairaText } from '../money/bank/http/amounts.ts';
import { reverseDeposit } from '../money/bank/reverse.ts';
import { undoReversal } from '../money/bank/undo-reversal.ts';
import { DECISION_OPTIONS, readArguments, UsageError } from '../platform/command.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';

const ON_STATEMENT = 'on-statement';
const USAGE =
  'npm run bank:reverse -- EVENT [--amount NAIRA] --by NAME --reason "WHY" [--on-statement [--deposit EVENT] [--further] | --undo]';

/**
 * `npm run bank:reverse`: books that the bank took a deposit back. With `--on-statement` the operator vouches for it in
 * place of the provider, and with `--further` too, for an amount that it took besides what is booked; `--deposit` names the
 * deposit of a dispute that names none. `--undo` puts back what was booked by mistake.
 */
runCommand((line) => {
  const { EVENT, amount, deposit, by, reason, ...flags } = readArguments(line, {
    usage: USAGE,
    words: ['EVENT'],
    schema: z.object({
      EVENT: bankEventId,
      amount: z.optional(z.string()),
      deposit: z.optional(bankEventId),
      ...DECISION_OPTIONS,
      [ON_STATEMENT]: z.optional(z.boolean()),
      further: z.optional(z.boolean()),
      undo: z.optional(z.boolean()),
    }),
    flags: [ON_STATEMENT, 'further', 'undo'],
  });
  const amountKobo = amount === undefined ? null : koboOfNairaText(amount);
  if (amount !== undefined && amountKobo === null)
    throw new UsageError(`--amount must be an amount in naira; it is "${amount}". Usage: ${USAGE}`);
  const hasOptions = amount !== undefined || deposit !== undefined || flags[ON_STATEMENT] || flags.further;
  if (flags.undo && hasOptions)
    throw new UsageError(`--undo puts back the whole reversal, and takes no other option. Usage: ${USAGE}`);
  if (deposit !== undefined && !flags[ON_STATEMENT])
    throw new UsageError(
      `--deposit names the deposit of a dispute whose loss only the statement of the bank shows: add --on-statement. Usage: ${USAGE}`,
    );
  if (flags.further && (amount === undefined || !flags[ON_STATEMENT]))
    throw new UsageError(
      `--further books an amount on the statement of the bank: add --amount and --on-statement. Usage: ${USAGE}`,
    );
  return async ({ settings, connection }) => {
    const jobs = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const { messages, ...banks } = await openProvidersFor(connection.db, settings);
      const now = () => new Date();
      const dependencies = { db: connection.db, jobs, messages, now, settings };
      const operation = { eventId: EVENT, actor: by, reason, at: now() };
      if (flags.undo) {
        const undone = await undoReversal(dependencies, operation);
        const restored = formatNaira(undone.amountKobo);
        console.log(
          undone.isNew
            ? `${restored} are in the wallet again, and the buyer is told.`
            : `${restored} were put back before; nothing moved now.`,
        );
        return true;
      }
      if (flags[ON_STATEMENT]) operation.reason = `${reason} (on the statement of the bank)`;
      const taken = flags[ON_STATEMENT]
        ? { amountKobo, refundedKobo: null }
        : await confirmReversal({ db: connection.db, ...banks }, EVENT, amountKobo);
      const reversed = await reverseDeposit(dependencies, {
        ...operation,
        ...taken,
        depositId: deposit,
        isFurther: flags.further === true,
      });
      const naira = formatNaira(reversed.amountKobo);
      console.log(
        reversed.isNew
          ? `${naira} have left the books too.`
          : `${naira} of this deposit were booked as taken back before; nothing moved now.`,
      );
      return true;
    } finally {
      await jobs.stop();
    }
  };
});
