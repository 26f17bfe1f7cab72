import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import type { AtlasFlow, AtlasIndex, FlowSummary, PictureTheme } from '#flows/atlas/data/atlas.ts';
import { leafReaches, tallyOf } from '#flows/atlas/data/reach.ts';
import { sourceText } from './collect/files.ts';
import { ROOT } from './collect/root.ts';

const APP = path.join(ROOT, 'src/flows/atlas');
const SIZES = ['phone', 'desk'] as const;
const THEMES: readonly PictureTheme[] = ['light', 'dark'];

/** Writes the site into a folder: the app, what it shows, the pictures and the sources that it links to. */
export async function writeSite(
  to: string,
  about: Omit<AtlasIndex, 'flows'>,
  flows: readonly AtlasFlow[],
  album: string,
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await buildApp(to);
  await mkdir(path.join(to, 'data'), { recursive: true });
  const index: AtlasIndex = { ...about, flows: flows.map(summaryOf) };
  await writeFile(path.join(to, 'data/index.js'), dataScript('index', index));
  for (const flow of flows) {
    await writeFile(path.join(to, `data/flow-${flow.id}.js`), dataScript(`flow-${flow.id}`, flow));
    for (const file of flow.files) {
      const target = path.join(to, file.href);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, sourceText(file));
    }
    await copyPictures(flow, album, path.join(to, 'pictures'));
  }
  await copyFile(path.join(APP, 'index.html'), path.join(to, 'index.html'));
}

async function buildApp(to: string): Promise<void> {
  const { default: config }: { default: InlineConfig } = await import('#flows/atlas/vite.config.ts');
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, outDir: to, emptyOutDir: true },
  });
}

/** A classic script: pages from files may not fetch, nor import. */
const dataScript = (name: string, data: unknown): string =>
  `(window.atlasData ??= {})[${JSON.stringify(name)}] = ${JSON.stringify(data)};\n`;

async function copyPictures({ pictures }: AtlasFlow, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const { name } of Object.values(pictures)) {
    for (const size of SIZES) {
      for (const theme of THEMES) {
        const file = `${name}-${size}-${theme}.webp`;
        await cp(path.join(from, file), path.join(to, file));
      }
    }
  }
}

function summaryOf({
  id,
  title,
  graph,
  reached,
  paths,
  changes,
  pictures,
  situations,
}: AtlasFlow): FlowSummary {
  const first = situations[0]?.leaves.join('+') ?? '';
  return {
    id,
    title,
    description: graph.description,
    states: tallyOf(leafReaches(graph, reached)),
    transitions: tallyOf(Object.values(reached.transitions)),
    paths: paths.length,
    failures: paths.flatMap(({ walked }) => Object.values(walked)).filter(({ result }) => result === 'failed')
      .length,
    changes: changes?.length ?? null,
    face: (pictures[first] ?? Object.values(pictures)[0])?.name ?? null,
  };
}
