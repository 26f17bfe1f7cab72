import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Version } from '../atlas/data/atlas.ts';
import type { AnyModel } from '../paths/model/model.ts';
import { atlasFlow } from './atlasFlow.ts';
import { searchEntriesOf } from './searchEntries.ts';
import { writeData } from './writeData.ts';

/** The built atlas, which the build of the package writes next to this file. */
const APP = fileURLToPath(new URL('./app', import.meta.url));

/**
 * Walks the paths of each model on its machine and writes the atlas of all models into a folder, replacing its
 * contents. The page opens from its file, without a server.
 * @param made the version of the machines, which the first page shows.
 */
export async function writeAtlas(to: string, models: readonly AnyModel[], made: Version): Promise<void> {
  const flows = await Promise.all(models.map((model) => atlasFlow(model)));
  await rm(to, { recursive: true, force: true });
  await cp(APP, to, { recursive: true });
  const since = { nothing: 'no earlier version was given.' };
  const about = { madeAt: new Date().toISOString(), made, since };
  await writeData(
    to,
    { ...about, topics: [], questions: [], searchEntries: searchEntriesOf(flows, []), map: null },
    flows,
  );
}
