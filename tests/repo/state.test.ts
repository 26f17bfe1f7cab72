import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './files.ts';

/**
 * Module state that belongs to no request and no person: caches of what depends on their key alone, and what a process or
 * page has once.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/api/context.ts findContext': 'how a page or a rendering server finds its context',
  'src/flows/atlas/data/read.ts opened': 'files of the atlas that were read',
  'src/flows/devtools/Diagram.tsx drawings': 'drawings that were read',
  'src/flows/paths/page/album.ts taken': 'screenshots that this test worker took',
  'src/flows/paths/page/heldCalls.ts sessions': 'the protocol session of each page of a test',
  'src/flows/paths/page/presses.ts PRESSED': 'the last press on each page of a test',
  'src/homes/scene/garden/PlantInstances.ts meshes': 'meshes by variant and detail',
  'src/homes/scene/garden/lawn.ts patches': 'meshes by size',
  'src/render.tsx settingsByText': 'parsed settings by their text',
  'src/server/platform/pool-metrics.ts pools': 'the connection pools of the process',
  'src/ui/private/useCloseRequests.ts openCount': 'the open layers of the page',
  'src/ui/private/useCloseRequests.ts watcher': 'the close watcher that the layers of the page share',
};

/** A variable at the top level of a module that can change, or a collection that starts empty. */
const STATE =
  /^(?:export )?(?:let (\w+)|const (\w+)(?::(?! Readonly)[^=]+)? = new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\);)/gm;

const stateIn = (file: string): string[] =>
  [...read(file).matchAll(STATE)].map(([, variable, collection]) => [file, variable ?? collection].join(' '));

describe('modules', () => {
  it('hold no state of a request or a person', () => {
    const found = sourceFiles()
      .filter((file) => file.startsWith('src/') && !/\.(test|stories)\.tsx?$/.test(file))
      .flatMap(stateIn);
    expect(found.toSorted()).toStrictEqual(Object.keys(ALLOWED).toSorted());
  });
});
