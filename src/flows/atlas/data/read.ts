import type { AtlasFlow, AtlasIndex } from './atlas.ts';

/** What the scripts in `data/` leave behind, by their names. */
declare global {
  interface Window {
    atlasData?: Readonly<Record<string, unknown>>;
  }
}

/** The scripts are written by the build that wrote this app: they hold what it expects. */
const isIndex = (data: unknown): data is AtlasIndex =>
  typeof data === 'object' && data !== null && 'flows' in data;
const isFlow = (data: unknown): data is AtlasFlow =>
  typeof data === 'object' && data !== null && 'graph' in data;

/** @throws where the folder is not whole. */
export function readIndex(): AtlasIndex {
  const index = window.atlasData?.index;
  if (!isIndex(index)) throw new Error('data/index.js is missing: build the atlas again.');
  return index;
}

const opened = new Map<string, Promise<AtlasFlow>>();

/** Loads a flow once. A page from a file may not fetch, so the data is a script. */
export function readFlow(id: string): Promise<AtlasFlow> {
  const known = opened.get(id);
  if (known) return known;
  const name = `flow-${id}`;
  const reading = new Promise<AtlasFlow>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => reject(new Error(`data/${name}.js is missing: build the atlas again.`));
    script.src = `data/${encodeURIComponent(name)}.js`;
    script.onload = () => {
      const flow = window.atlasData?.[name];
      if (isFlow(flow)) resolve(flow);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });
  opened.set(id, reading);
  return reading;
}
