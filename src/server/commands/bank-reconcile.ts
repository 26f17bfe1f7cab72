import * as z from 'zod/mini';
import { addDays, isoDate, lagosDate, lagosMidnight } from '#domain/dates.ts';
import { countText } from '#domain/quantities.ts';
import { lastDays, type Period, reconcile } from '../money/bank/reconcile.ts';
import { readArguments, UsageError } from '../platform/command.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';

const USAGE = 'npm run bank:reconcile [-- FROM UNTIL], days like 2026-11-21';
const FIRST_DAY = '2015-01-01';
const LAST_DAY = '2199-12-31';
/** PostgreSQL rejects the year 0, and a date after 9999 has another form. */
const day = z.optional(
  z.iso
    .date({ error: 'must be a day like 2026-11-21', abort: true })
    .check(
      z.refine(
        (date) => date >= FIRST_DAY && date <= LAST_DAY,
        `must be a day from ${FIRST_DAY} to ${LAST_DAY}`,
      ),
    ),
);

/** `npm run bank:reconcile`: prints one line per difference, then their number. Fails if there are any. */
runCommand((line) => {
  const period = periodOf(line);
  return async ({ settings, connection }) => {
    const providers = await openProvidersFor(connection.db, settings);
    if (settings.bankProvider === 'sandbox') {
      console.log('The sandbox keeps no list of its own: there is nothing to compare with.');
      return true;
    }
    const dependencies = { db: connection.db, now: () => new Date(), ...providers };
    const { matchedCount, differences, uncompared } = await reconcile(dependencies, period);
    for (const { provider, eventId, reason, isKnown } of differences)
      console.log(
        [provider, eventId, reason, isKnown ? 'open: see npm run bank:events' : null]
          .filter((part) => part !== null)
          .join('  '),
      );
    for (const provider of uncompared)
      console.log(
        `${provider} was not compared: wallets have accounts there, and its keys are not set. Nothing of these days is counted here.`,
      );
    console.log(
      `${countText(matchedCount, 'deposit')} the same here and there, ${countText(differences.length, 'difference')}.`,
    );
    return differences.length === 0;
  };
});

/** Whole days in Lagos; by default the last 24 hours. */
function periodOf(line: readonly string[]): Period {
  const { FROM, UNTIL = FROM } = readArguments(line, {
    usage: USAGE,
    words: ['FROM', 'UNTIL'],
    schema: z.object({ FROM: day, UNTIL: day }),
  });
  if (FROM === undefined || UNTIL === undefined) return lastDays(new Date(), 1);
  if (FROM > UNTIL) throw new UsageError(`UNTIL must not be before FROM. Usage: ${USAGE}`);
  if (FROM > lagosDate(new Date())) throw new UsageError(`FROM must not be after today. Usage: ${USAGE}`);
  const afterUntil = lagosMidnight(addDays(isoDate(UNTIL), 1));
  return { from: lagosMidnight(isoDate(FROM)), until: new Date(afterUntil.getTime() - 1) };
}
