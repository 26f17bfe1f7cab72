import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bankEventId } from '../money/bank/event-argument.ts';
import { requestRefund, sendRefunds } from '../money/bank/refunds.ts';
import { DECISION_OPTIONS, readArguments } from '../platform/command.ts';
import { bankEvents } from '../platform/db/schema/bank.ts';
import { runCommand } from '../platform/run-command.ts';
import { explainStartError } from '../platform/start-error.ts';
import { openProviders } from '../providers.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  refunded: 'The provider has sent the money back.',
  refunding: 'The refund is on its way; the servers follow it until the provider has carried it out.',
  suspended: 'The provider refused the refund, and the money is in suspense again.',
};

/** `npm run bank:refund`: sends suspended money back to its sender. */
runCommand((line) => {
  const { EVENT, by, reason } = readArguments(line, {
    usage: 'npm run bank:refund -- EVENT --by NAME --reason "WHY"',
    words: ['EVENT'],
    schema: z.object({ EVENT: bankEventId, ...DECISION_OPTIONS }),
  });
  return async ({ settings, connection: { db } }) => {
    const now = () => new Date();
    await requestRefund(db, { eventId: EVENT, actor: by, reason, at: now() });
    await sendRefunds({ db, now, ...openProviders(settings) }, (error) =>
      console.error(explainStartError(error)),
    );
    const [event] = await db
      .select({ outcome: bankEvents.outcome })
      .from(bankEvents)
      .where(eq(bankEvents.id, EVENT));
    console.log(SENTENCES[event?.outcome ?? ''] ?? '');
    return true;
  };
});
