import * as z from 'zod/mini';
import { lagosMoment } from '#domain/dates.ts';
import { countText } from '#domain/quantities.ts';
import { readArguments } from '../../platform/command.ts';
import { runCommand } from '../../platform/run-command.ts';
import { reportEvents } from './report.ts';

/** `npm run bank:events`: prints the open events, oldest first, one per line, and their number. */
runCommand((line) => {
  readArguments(line, { usage: 'npm run bank:events', schema: z.object({}) });
  return async ({ connection }) => {
    const events = await reportEvents(connection.db, new Date());
    for (const { id, receivedAt, outcome, provider, eventId, transfer, note } of events) {
      const shown = [lagosMoment(receivedAt), id, outcome.padEnd(12), provider, eventId, transfer, note];
      console.log(shown.filter(Boolean).join('  '));
    }
    const open = events.length === 1 ? 'needs attention' : 'need attention';
    console.log(
      events.length === 0
        ? 'Every bank event was credited, moves no money or is closed.'
        : `${countText(events.length, 'bank event')} ${open}.`,
    );
    return true;
  };
});
