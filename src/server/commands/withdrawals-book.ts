import * as z from 'zod/mini';
import { bookPayout } from '../money/bank/book-payout.ts';
import { DECISION, readArguments } from '../platform/command.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProviders } from '../providers.ts';

const NUBAN_DIGITS = 10;
const nuban = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${NUBAN_DIGITS}}$`), `must be a number of ${NUBAN_DIGITS} digits`));

/** `npm run withdrawals:book`: books a withdrawal that the bank has sent and a restored backup lost. */
runCommand((line) => {
  const { PAYOUT, account, to, bank, by, reason } = readArguments(line, {
    usage:
      'npm run withdrawals:book -- PAYOUT --account ACCOUNT_NUMBER --to NUMBER [--bank CODE] --by NAME --reason "WHY"',
    words: ['PAYOUT'],
    schema: z.object({
      PAYOUT: z.uuidv7('must be the reference that npm run bank:reconcile names'),
      account: nuban,
      to: nuban,
      bank: z.optional(z.string()),
      ...DECISION,
    }),
  });
  return async ({ settings, connection: { db } }) => {
    const reference = await bookPayout(
      { db, now: () => new Date(), ...openProviders(settings) },
      { payoutId: PAYOUT, walletAccount: account, paidAccount: to, paidBank: bank, actor: by, reason },
    );
    console.log(`The money has left the wallet of ${account} here too, by the withdrawal ${reference}.`);
    return true;
  };
});
