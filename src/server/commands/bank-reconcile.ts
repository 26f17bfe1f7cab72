import { countText } from '#domain/quantities.ts';
import { lastDays, reconcile } from '../money/bank/reconcile.ts';
import { readArguments, UsageError } from '../platform/command.ts';
import { connect } from '../platform/db/connect.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { explainStartError } from '../platform/start-error.ts';
import { openProviders } from '../providers.ts';

const USAGE = 'npm run bank:reconcile [-- FROM UNTIL], days like 2026-11-21';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `npm run bank:reconcile`: one line for each difference, then how many there are. Fails where there are any. */
async function main(): Promise<boolean> {
  const period = periodOf(process.argv.slice(2));
  const settings = readSettings(process.env);
  const providers = openProviders(settings);
  if (settings.bankProvider === 'sandbox' && providers.backupBank === null) {
    console.log('The sandbox keeps no list of its own: there is nothing to compare with.');
    return true;
  }
  const connection = await connect(settings, { isBatch: true });
  try {
    const dependencies = { db: connection.db, now: () => new Date(), ...providers };
    const { matchedCount, differences } = await reconcile(dependencies, period);
    for (const { provider, eventId, reason } of differences)
      console.log(`${provider}  ${eventId}  ${reason}`);
    console.log(
      `${countText(matchedCount, 'deposit')} the same here and there, ${countText(differences.length, 'difference')}.`,
    );
    return differences.length === 0;
  } finally {
    await connection.close();
  }
}

/** Without days, the last 24 hours. */
function periodOf(line: readonly string[]): { from: Date; until: Date } {
  if (line.length === 0) return lastDays(new Date(), 1);
  const { words } = readArguments(line, { usage: USAGE, words: 2, needed: [] });
  const [from = '', until = ''] = words;
  if (!DAY.test(from) || !DAY.test(until) || from > until) throw new UsageError(`Usage: ${USAGE}`);
  return { from: new Date(`${from}T00:00:00+01:00`), until: new Date(`${until}T23:59:59.999+01:00`) };
}

main().then(
  (isRight) => {
    process.exitCode = isRight ? 0 : 1;
  },
  (error: unknown) => {
    console.error(explainStartError(error));
    process.exitCode = 1;
  },
);
