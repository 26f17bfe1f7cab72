import * as z from 'zod/mini';
import { readArguments, UsageError } from '../../platform/command.ts';
import { openMedia } from '../../platform/media/open.ts';
import { runCommand } from '../../platform/run-command.ts';
import { type Addition, addPhotographs } from './add.ts';

const USAGE = 'npm run media:add -- CODE FILE.jpg|.png|.webp … [--alt "What is to be seen" …] [--replace]';

/** `npm run media:add`: adds photographs to a listing; `--replace` removes the existing ones. */
runCommand((line) => {
  const addition = readAddition(line);
  return async ({ settings, connection }) => {
    await connection.migrate();
    const onProgress = (file: string) => console.log(`Reading ${file}`);
    const added = await addPhotographs(connection.db, openMedia(settings.media), { ...addition, onProgress });
    console.log(
      `${added.code} ${added.title}: ${added.addedCount} added, ${added.totalCount} photographs in all.`,
    );
    return true;
  };
});

function readAddition(line: readonly string[]): Addition {
  const { CODE, FILE, alt, replace } = readArguments(line, {
    usage: USAGE,
    words: ['CODE'],
    rest: 'FILE',
    flags: ['replace'],
    lists: ['alt'],
    schema: z.object({
      CODE: z.string(),
      FILE: z.array(z.string()),
      alt: z._default(z.array(z.string()), []),
      replace: z._default(z.boolean(), false),
    }),
  });
  if (FILE.length === 0 && !replace) throw new UsageError(`FILE is missing. Usage: ${USAGE}`);
  if (alt.length > FILE.length)
    throw new UsageError(`--alt: there are more descriptions than files. Usage: ${USAGE}`);
  return { code: CODE, files: FILE, alts: alt, isReplacing: replace };
}
