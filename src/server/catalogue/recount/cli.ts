import * as z from 'zod/mini';
import { readArguments } from '../../platform/command.ts';
import { runCommand } from '../../platform/run-command.ts';
import { recountPrices } from './recount.ts';

/** `npm run listings:recount`: compares the search's counts with the listings, and corrects them. */
runCommand((line) => {
  readArguments(line, { usage: 'npm run listings:recount', schema: z.object({}) });
  return async ({ connection }) => {
    await connection.migrate();
    const wrong = await recountPrices(connection.db);
    console.log(wrong === 0 ? 'Every count is right.' : `${wrong} counts were wrong, and are right now.`);
    return true;
  };
});
