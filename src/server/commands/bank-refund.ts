import { eq } from 'drizzle-orm';
import { requestRefund, sendRefunds } from '../money/bank/refunds.ts';
import { readArguments } from '../platform/command.ts';
import { connect } from '../platform/db/connect.ts';
import { bankEvents } from '../platform/db/schema/bank.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { explainStartError } from '../platform/start-error.ts';
import { openProviders } from '../providers.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  refunded: 'The provider has sent the money back.',
  refunding: 'The refund is on its way; the servers follow it until the provider has carried it out.',
  suspended: 'The provider refused the refund, and the money is in suspense again.',
};

/** `npm run bank:refund`: sends suspended money back to where it came from. */
async function main(): Promise<void> {
  const { words, options } = readArguments(process.argv.slice(2), {
    usage: 'npm run bank:refund -- EVENT --by NAME --reason "WHY"',
    words: 1,
    needed: ['by', 'reason'],
  });
  const [eventId = ''] = words;
  const settings = readSettings(process.env);
  const connection = await connect(settings, { isBatch: true });
  try {
    const { db } = connection;
    const now = () => new Date();
    await requestRefund(db, { eventId, actor: options.by, reason: options.reason, at: now() });
    await sendRefunds({ db, now, ...openProviders(settings) }, (error) =>
      console.error(explainStartError(error)),
    );
    const [event] = await db
      .select({ outcome: bankEvents.outcome })
      .from(bankEvents)
      .where(eq(bankEvents.id, eventId));
    console.log(SENTENCES[event?.outcome ?? ''] ?? '');
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exitCode = 1;
});
