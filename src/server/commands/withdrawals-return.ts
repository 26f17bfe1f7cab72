import * as z from 'zod/mini';
import { lagosMoment } from '#domain/dates.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { JOBS } from '../jobs.ts';
import { lookUpSent } from '../money/withdrawals/look-up-sent.ts';
import {
  failingWithdrawalRows,
  heldWithdrawalRows,
  isAccepted,
  type ReturnPlace,
  returnHeld,
} from '../money/withdrawals/return-held.ts';
import { DECISION_OPTIONS, readArguments } from '../platform/command.ts';
import type { Database } from '../platform/db/database.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';

const ON_STATEMENT = 'on-statement';
const USAGE = 'npm run withdrawals:return [-- REFERENCE --by NAME --reason "WHY" [--on-statement]]';

const PLACES: Readonly<Record<ReturnPlace, string>> = {
  wallet: 'the wallet, and the buyer is told',
  suspense: 'suspense: npm run withdrawals:repay sends it again',
};

/**
 * `npm run withdrawals:return`: lists the withdrawals that our own accounts with the banks hold up, and those whose last
 * call failed, or returns a held one; with `--on-statement` also one that the bank has lost, where the operator vouches
 * by the bank's statement. A sent one is looked up again, which returns it if the bank has given it back.
 */
runCommand((line) => {
  const decision =
    line.length === 0
      ? null
      : readArguments(line, {
          usage: USAGE,
          words: ['REFERENCE'],
          schema: z.object({
            REFERENCE: z.string(),
            ...DECISION_OPTIONS,
            [ON_STATEMENT]: z.optional(z.boolean()),
          }),
          flags: [ON_STATEMENT],
        });
  return async ({ settings, connection }) => {
    const { db } = connection;
    if (!decision) return list(db);
    const { REFERENCE: reference, by: actor, reason, [ON_STATEMENT]: isOnStatement } = decision;
    if (!isOnStatement && (await lookUpSent(db, { reference, at: new Date() }))) {
      console.log(
        `${reference} is sent. The servers ask the bank about it within a minute, and return it if the bank has given it back; nothing else moves.`,
      );
      return true;
    }
    const jobs = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const dependencies = {
        db,
        jobs,
        settings,
        now: () => new Date(),
        ...(await openProvidersFor(db, settings)),
      };
      const place = await returnHeld(dependencies, { reference, actor, reason, isOnStatement });
      console.log(`The money of ${reference} is back in ${PLACES[place]}.`);
      return true;
    } finally {
      await jobs.stop();
    }
  };
});

const mayBeLost = (withdrawal: Parameters<typeof isAccepted>[0]): boolean =>
  withdrawal.heldReason === 'wrong_key' || isAccepted(withdrawal);

async function list(db: Database): Promise<boolean> {
  const held = await heldWithdrawalRows(db);
  for (const { provider, withdrawal } of held) {
    const { reference, heldSince, heldReason, amountKobo, failure } = withdrawal;
    const since = heldSince ? lagosMoment(heldSince) : '';
    console.log(
      `${reference}  ${since}  ${formatNaira(kobo(amountKobo))}  ${provider}  ${heldReason}  ${failure ?? ''}`,
    );
  }
  const failing = await failingWithdrawalRows(db);
  for (const { provider, withdrawal } of failing) {
    const { reference, createdAt, amountKobo, failure } = withdrawal;
    console.log(
      `${reference}  ${lagosMoment(createdAt)}  ${formatNaira(kobo(amountKobo))}  ${provider}  ${isAccepted(withdrawal) ? 'accepted by the bank' : 'not sent yet'}, tried again by itself: ${failure}`,
    );
  }
  console.log(
    held.length === 0
      ? 'Nothing is held.'
      : 'To return one: npm run withdrawals:return -- REFERENCE --by NAME --reason "WHY"',
  );
  if ([...held, ...failing].some(({ withdrawal }) => mayBeLost(withdrawal)))
    console.log(
      'Where the statement of the bank shows that the money has not left, and the bank has lost its records, add --on-statement.',
    );
  return true;
}
