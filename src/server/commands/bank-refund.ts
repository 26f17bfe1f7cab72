import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bankEventId } from '../money/bank/event-argument.ts';
import { processRefund, requestRefund } from '../money/bank/refunds.ts';
import { DECISION_OPTIONS, readArguments } from '../platform/command.ts';
import { bankEvents } from '../platform/db/schema/bank.ts';
import { runCommand } from '../platform/run-command.ts';
import { explainStartError } from '../platform/start-error.ts';
import { openProvidersFor } from '../providers.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  refunded: 'The provider has sent the money back.',
  refunding: 'The refund is on its way; the servers follow it until the provider has carried it out.',
  recorded: 'The refund is recorded. The provider has not taken it yet; the servers try again.',
  suspended: 'The provider rejected the refund, and the money is in suspense again.',
};

/** `npm run bank:refund`: sends suspended money back to its sender. Exits with 1 if the provider rejected it. */
runCommand((line) => {
  const { EVENT, by, reason } = readArguments(line, {
    usage: 'npm run bank:refund -- EVENT --by NAME --reason "WHY"',
    words: ['EVENT'],
    schema: z.object({ EVENT: bankEventId, ...DECISION_OPTIONS }),
  });
  return async ({ settings, connection: { db } }) => {
    const now = () => new Date();
    // First, because it fails with the settings of another environment.
    const providers = await openProvidersFor(db, settings);
    const refundId = await requestRefund(db, { eventId: EVENT, actor: by, reason, at: now() });
    const isTaken = await processRefund({ db, now, ...providers }, refundId).then(
      () => true,
      (error: unknown) => {
        console.error(explainStartError(error));
        return false;
      },
    );
    const [event] = await db
      .select({ outcome: bankEvents.outcome })
      .from(bankEvents)
      .where(eq(bankEvents.id, EVENT));
    const outcome = event?.outcome === 'refunding' && !isTaken ? 'recorded' : event?.outcome;
    console.log(SENTENCES[outcome ?? ''] ?? '');
    return outcome !== 'suspended';
  };
});
