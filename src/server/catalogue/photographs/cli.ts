import { parseArgs } from 'node:util';
import { connect } from '../../platform/db/connect.ts';
import { openMedia } from '../../platform/media/open.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { explainStartError } from '../../platform/start-error.ts';
import { type Addition, addPhotographs } from './add.ts';
import { PhotographError } from './photograph.ts';

const USAGE =
  'Usage: npm run media:add -- CODE FILE.jpg|.png|.webp ... [--alt "What is to be seen" ...] [--replace]';

async function main(): Promise<void> {
  const addition = readArguments();
  const settings = readSettings(process.env);
  const connection = await connect(settings, { isBatch: true });
  try {
    await connection.migrate();
    const onProgress = (file: string) => console.log(`Reading ${file}`);
    const added = await addPhotographs(connection.db, openMedia(settings.media), { ...addition, onProgress });
    console.log(
      `${added.code} ${added.title}: ${added.addedCount} added, ${added.totalCount} photographs in all.`,
    );
  } finally {
    await connection.close();
  }
}

function readArguments(): Addition {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        alt: { type: 'string', multiple: true, default: [] },
        replace: { type: 'boolean', default: false },
      },
    });
    const [code, ...files] = positionals;
    if (code === undefined || (files.length === 0 && !values.replace)) throw new PhotographError(USAGE);
    if (values.alt.length > files.length)
      throw new PhotographError(`There are more descriptions than files.\n${USAGE}`);
    return { code, files, alts: values.alt, isReplacing: values.replace };
  } catch (error) {
    throw error instanceof PhotographError
      ? error
      : new PhotographError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof PhotographError ? error.message : explainStartError(error));
  process.exitCode = 1;
});
