import * as z from 'zod/mini';
import { accountNumber } from '../money/bank/account-argument.ts';
import { bookPayout } from '../money/bank/book-payout.ts';
import { bookRepayment } from '../money/bank/book-repayment.ts';
import { DECISION_OPTIONS, readArguments, UsageError } from '../platform/command.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';

const USAGE =
  'npm run withdrawals:book -- PAYOUT (--account ACCOUNT_NUMBER | --repays REFERENCE [--holder "NAME"]) --to NUMBER [--bank CODE] --by NAME --reason "WHY"';

/**
 * `npm run withdrawals:book`: books a payout that the bank sent but a restored backup lost: from the wallet it left, or
 * as the repayment of a returned withdrawal of an erased account.
 */
runCommand((line) => {
  const { account, repays, holder, ...given } = readArguments(line, {
    usage: USAGE,
    words: ['PAYOUT'],
    schema: z.object({
      PAYOUT: z.uuidv7('must be the reference that npm run bank:reconcile names'),
      account: z.optional(accountNumber),
      repays: z.optional(z.string()),
      holder: z.optional(z.string()),
      to: accountNumber,
      bank: z.optional(z.string()),
      ...DECISION_OPTIONS,
    }),
  });
  const { PAYOUT: payoutId, to: paidAccount, bank: paidBank, by: actor, reason } = given;
  if ((account === undefined) === (repays === undefined))
    throw new UsageError(`One of --account and --repays says where the money came from. Usage: ${USAGE}`);
  if (holder !== undefined && repays === undefined)
    throw new UsageError(`--holder goes with --repays. Usage: ${USAGE}`);
  return async ({ settings, connection: { db } }) => {
    const dependencies = { db, now: () => new Date(), ...(await openProvidersFor(db, settings)) };
    const lost = { payoutId, paidAccount, paidBank, actor, reason };
    if (account !== undefined) {
      const reference = await bookPayout(dependencies, { ...lost, walletAccount: account });
      console.log(`The money has left the wallet of ${account} here too, by the withdrawal ${reference}.`);
    } else if (repays !== undefined) {
      const booking = { ...lost, repays, confirmedHolder: holder ?? null };
      const reference = await bookRepayment(dependencies, booking);
      console.log(`The money of ${repays} has left suspense here too, by the withdrawal ${reference}.`);
    }
    return true;
  };
});
