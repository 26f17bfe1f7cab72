import { connect } from '../../platform/db/connect.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { explainStartError } from '../../platform/start-error.ts';
import { reportEvents } from './report.ts';

/** `npm run bank:events`: one line for each event that needs attention, then how many there are. */
async function main(): Promise<void> {
  const connection = await connect(readSettings(process.env), { isBatch: true });
  try {
    const events = await reportEvents(connection.db);
    for (const { id, receivedAt, outcome, provider, eventId, transfer, note } of events) {
      const line = [receivedAt.toISOString(), id, outcome.padEnd(12), provider, eventId, transfer, note];
      console.log(line.filter(Boolean).join('  '));
    }
    console.log(
      events.length === 0
        ? 'Every bank event was credited or moves no money.'
        : `${events.length} bank events need attention.`,
    );
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exitCode = 1;
});
