import type { AtlasFlow, AtlasIndex } from './atlas.ts';

/** The data that the scripts in `data/` add, by name. */
declare global {
  interface Window {
    atlasData?: Readonly<Record<string, unknown>>;
  }
}

/** A minimal check: the build that writes this app also writes the scripts. */
const isIndex = (data: unknown): data is AtlasIndex =>
  typeof data === 'object' && data !== null && 'flows' in data;
const isFlow = (data: unknown): data is AtlasFlow =>
  typeof data === 'object' && data !== null && 'graph' in data;

/** @throws if the folder is incomplete. */
export function readIndex(): AtlasIndex {
  const index = window.atlasData?.index;
  if (!isIndex(index)) throw new Error('data/index.js is missing: build the atlas again.');
  return index;
}

const opened = new Map<string, Promise<AtlasFlow>>();

/** Loads a flow once. The data is a script, because a page opened from a file may not fetch. */
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
