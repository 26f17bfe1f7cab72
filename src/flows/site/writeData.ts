import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AtlasFlow, AtlasIndex, FlowSummary } from '../atlas/data/atlas.ts';
import { countByLevel, leafCoverage } from '../atlas/data/coverage.ts';
import { thumbnailOf } from './thumbnail.ts';

/** Writes the atlas's data into the folder of its app. */
export async function writeData(
  to: string,
  about: Omit<AtlasIndex, 'flows'>,
  flows: readonly AtlasFlow[],
): Promise<void> {
  await mkdir(path.join(to, 'data'), { recursive: true });
  const index: AtlasIndex = { ...about, flows: flows.map(summaryOf) };
  await writeFile(path.join(to, 'data/index.js'), dataScript('index', index));
  for (const flow of flows)
    await writeFile(path.join(to, `data/flow-${flow.id}.js`), dataScript(`flow-${flow.id}`, flow));
}

/** A classic script, because pages opened from a file may neither fetch nor import. */
const dataScript = (name: string, data: unknown): string =>
  `(window.atlasData ??= {})[${JSON.stringify(name)}] = ${JSON.stringify(data)};\n`;

function summaryOf(flow: AtlasFlow): FlowSummary {
  const { id, title, isOnServer, graph, reached, paths, failed, changes } = flow;
  return {
    id,
    title,
    isOnServer,
    description: graph.description,
    states: countByLevel(leafCoverage(graph, reached)),
    transitions: countByLevel(Object.values(reached.transitions)),
    paths: paths.length,
    failed,
    changes: changes?.length ?? null,
    thumbnail: thumbnailOf(flow),
  };
}
