import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../../scripts/architecture/imports.ts';
import { BUILDS } from '../../scripts/setup/build.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';

const ENTRIES = ['src/boot.ts', 'src/main.tsx', 'src/render.tsx'];

/** Our modules that these import, directly or not, and themselves. */
function reachableFrom(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { to, isOurs, isTypeOnly } of importsOf(file)) if (isOurs && !isTypeOnly) found.add(to);
  }
  return found;
}

it('builds the pages anew when any module of theirs has changed', () => {
  const { sources } = BUILDS.web;
  const isSource = (file: string) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`));
  const modules = [...reachableFrom(ENTRIES)];
  expect(modules.length).toBeGreaterThan(500);
  expect(modules.filter((file) => !isSource(file))).toStrictEqual([]);
});

it.each(Object.values(BUILDS))('has every source of $label', ({ sources }) => {
  expect(sources.filter((source) => !existsSync(path.join(ROOT, source)))).toStrictEqual([]);
});
