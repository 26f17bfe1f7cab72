import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../../scripts/architecture/imports.ts';
import { BUILDS } from '../../scripts/setup/build.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';

/** Where each build begins, and how many of our modules it has at least. */
const ENTRIES: Readonly<Record<keyof typeof BUILDS, readonly [number, readonly string[]]>> = {
  web: [500, ['src/boot.ts', 'src/main.tsx', 'src/render.tsx']],
  workshop: [
    300,
    [
      'src/ui/.storybook/main.ts',
      'src/ui/.storybook/preview.tsx',
      ...globSync(['src/ui/*/*.stories.tsx', 'src/ui/product/*/*.stories.tsx'], { cwd: ROOT }),
      ...globSync('tests/workshop/messages/*.stories.tsx', { cwd: ROOT }),
    ],
  ],
};

/** Our modules that these import, directly or not, and themselves. */
function reachableFrom(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { to, isOurs, isTypeOnly } of importsOf(file)) if (isOurs && !isTypeOnly) found.add(to);
  }
  return found;
}

it.each(['web', 'workshop'] as const)('builds %s anew when any module of it has changed', (name) => {
  const { sources } = BUILDS[name];
  const [count, entries] = ENTRIES[name];
  const isSource = (file: string) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`));
  const modules = [...reachableFrom(entries)];
  expect(modules.length).toBeGreaterThan(count);
  expect(modules.filter((file) => !isSource(file))).toStrictEqual([]);
});

it.each(Object.values(BUILDS))('has every source of $label', ({ sources }) => {
  expect(sources.filter((source) => !existsSync(path.join(ROOT, source)))).toStrictEqual([]);
});
