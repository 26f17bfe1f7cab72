import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '#flows/atlas/data/atlas.ts';
import { ROOT } from '../../../scripts/setup/root.mjs';

/** The files of a flow: its machine, its model, the rest of its folder, and the bindings of its paths. */
export function filesOf(flow: string): SourceFile[] {
  const folder = `src/machines/${flow}`;
  const parts = globSync(`${folder}/**/*.ts`, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|fixtures)\.ts$/.test(file))
    .toSorted();
  const machine = `${folder}/${flow}.machine.ts`;
  const model = `${folder}/model/${flow}.model.ts`;
  const named: readonly (readonly [SourceFile['role'], string])[] = [
    ['machine', machine],
    ['model', model],
    ['screen', `tests/paths/screens/${flow}.tsx`],
    ['page', `tests/paths/pages/${flow}.ts`],
    ...parts.filter((file) => file !== machine && file !== model).map((file) => ['part', file] as const),
  ];
  return named
    .filter(([, file]) => existsSync(path.join(ROOT, file)))
    .map(([role, file]) => ({ role, path: file, href: sourceHref(file) }));
}

/** The suffix `.txt`, because browsers display text but treat `.ts` as a video. */
const sourceHref = (file: string): string => `sources/${file}.txt`;

export const sourceText = (file: SourceFile): string => readFileSync(path.join(ROOT, file.path), 'utf8');
