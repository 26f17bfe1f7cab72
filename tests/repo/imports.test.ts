import { describe, expect, it } from 'vitest';
import { type Import, importsOf } from '../../scripts/architecture/imports.ts';
import { DOMAIN_ORDER, MAY_IMPORT, SERVER_RINGS } from '../../scripts/architecture/zones.ts';
import { sourceFiles } from './files.ts';

const files = sourceFiles().filter((file) => file.startsWith('src/'));
const imports = files.flatMap(importsOf);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const show = ({ from, to }: Import): string => `${from} → ${to}`;

describe('imports run one way', () => {
  it.each(Object.entries(MAY_IMPORT))('%s', (part, allowed) => {
    const strays = imports.filter(
      ({ from, to, isOurs }) =>
        from.startsWith(part) &&
        isOurs &&
        !to.startsWith(part) &&
        !allowed.some((place) => to.startsWith(place)) &&
        !(isTest(from) && to.startsWith('tests/')),
    );
    expect(strays.map(show)).toStrictEqual([]);
  });

  it.each(Object.entries(SERVER_RINGS))('%s', (area, allowed) => {
    const strays = imports.filter(
      ({ from, to }) =>
        from.startsWith(area) &&
        to.startsWith('src/server/') &&
        !to.startsWith(area) &&
        !allowed.some((place) => to.startsWith(place)) &&
        !isTest(from),
    );
    expect(strays.map(show)).toStrictEqual([]);
  });

  it('folders of the domain, from the first to the last', () => {
    const folderOf = (file: string) => /^src\/domain\/(.+?)\//.exec(file)?.[1];
    const placeOf = (folder: string) => DOMAIN_ORDER.indexOf(folder);
    const folders = new Set(files.map(folderOf).filter((folder) => folder !== undefined));
    expect([...folders].sort()).toStrictEqual([...DOMAIN_ORDER].sort());
    const strays = imports.filter(({ from, to }) => {
      const [folder, other] = [folderOf(from), folderOf(to)];
      return folder !== undefined && other !== undefined && placeOf(other) > placeOf(folder);
    });
    expect(strays.map(show)).toStrictEqual([]);
  });

  it('screens share nothing but what is in src/app', () => {
    const screenOf = (file: string) => /^src\/routes\/([^/]+)\//.exec(file)?.[1];
    const strays = imports.filter(({ from, to }) => {
      const [screen, other] = [screenOf(from), screenOf(to)];
      return screen !== undefined && other !== undefined && screen !== other;
    });
    expect(strays.map(show)).toStrictEqual([]);
  });

  it('machines know the calls by their types alone', () => {
    const strays = imports.filter(
      ({ from, to, isTypeOnly }) =>
        from.startsWith('src/machines/') && to.startsWith('src/api/calls/') && !isTypeOnly,
    );
    expect(strays.map(show)).toStrictEqual([]);
  });

  it('machines know nothing of React or axios', () => {
    const strays = imports.filter(
      ({ from, to }) =>
        from.startsWith('src/machines/') &&
        !isTest(from) &&
        /^(react|react-dom|react-router.*|axios|@xstate\/react)$/.test(to),
    );
    expect(strays.map(show)).toStrictEqual([]);
  });

  it('has no barrel but the design system’s', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toStrictEqual(['src/ui/index.ts']);
  });

  it('has no cycle', () => {
    expect(findCycle()).toStrictEqual([]);
  });
});

/** The files of one import cycle; empty if there is none. */
function findCycle(): string[] {
  const targets = new Map(
    files.map((file) => [
      file,
      imports.filter(({ from, isOurs }) => from === file && isOurs).map(({ to }) => to),
    ]),
  );
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const target of targets.get(file) ?? []) {
      const cycle = visit(target, [...trail, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of files) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
