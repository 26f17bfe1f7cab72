import type { AtlasFlow } from '#flows/atlas/data/atlas.ts';
import { searchEntriesOf } from '#flows/site/searchEntries.ts';
import { FLOWS } from '#machines/flows.ts';
import { MODELS } from '#tests/paths/models.ts';
import { seenIn } from './collect/album.ts';
import type { PastAlbum } from './collect/albums.ts';
import { type Before, currentVersion } from './collect/before.ts';
import { productFlow } from './collect/flow.ts';
import { systemMap } from './collect/map.ts';
import { questionsOf } from './collect/questions.ts';
import { playwrightResults, vitestResults } from './collect/results.ts';
import { serverFlows } from './collect/server.ts';
import { writeSite } from './site.ts';
import { resultFiles } from './walks.ts';

export interface AtlasOptions {
  /** The flows to include, by their machines' ids; all if empty. */
  readonly only: readonly string[];
  /** The folder with the results of the walks. */
  readonly kept: string;
  readonly before: Before;
  /** The pictures of the compared version. */
  readonly past: PastAlbum;
  /** Whether to include the server's lifecycles even if only some flows are selected. */
  readonly withServer?: boolean;
  /** The folder in which the site is built. */
  readonly to: string;
}

/** Builds the site from the results of the last walks. */
export async function makeAtlas({
  only,
  kept,
  before,
  past,
  to,
  withServer = false,
}: AtlasOptions): Promise<void> {
  const models = MODELS.filter(({ machine }) => only.length === 0 || only.includes(machine.id)).toSorted(
    (a, b) => placeOf(a.machine.id) - placeOf(b.machine.id),
  );
  if (models.length === 0) throw new Error(`No flow is called ${only.join(' or ')}.`);
  const { vitest, browser, album } = resultFiles(kept);
  const found = {
    ...vitestResults(vitest),
    browser: playwrightResults(browser),
    seen: seenIn(album),
    album,
    before: before.graphs,
    past: { rules: before.rules, album: past },
  };
  const flows: AtlasFlow[] = [];
  for (const model of models) flows.push(await productFlow(model, found));
  if (only.length === 0 || withServer) flows.push(...(await serverFlows(before.graphs)));
  const ids = new Set(flows.map(({ id }) => id));
  for (const [place, flow] of flows.entries())
    flows[place] = { ...flow, handOvers: flow.handOvers.filter(({ flow: to }) => ids.has(to)) };
  const asked = questionsOf(flows);
  const about = {
    madeAt: new Date().toISOString(),
    made: await currentVersion(),
    since: before.comparison,
    ...asked,
    searchEntries: searchEntriesOf(flows, asked.questions),
    map: await systemMap(flows),
  };
  await writeSite(to, about, flows, { album, past: 'folder' in past ? past.folder : null });
}

/** The position of a flow in the order in which a buyer meets them. */
function placeOf(id: string): number {
  const place = FLOWS.findIndex(({ machine }) => machine.id === id);
  return place < 0 ? FLOWS.length : place;
}
