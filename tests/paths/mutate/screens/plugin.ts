import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../../../scripts/setup/root.mjs';
import { type Site, sitesOf, withSwitches } from './sites.ts';

const SWITCHES = path.join(import.meta.dirname, 'switches.ts');

const isTest = (file: string): boolean => file.endsWith('.test.tsx');

/** Inserts a switch at each site of a screen as its module is loaded. */
export const screenSwitchesPlugin: Plugin = {
  name: 'screen-switches',
  enforce: 'pre',
  transform(code, id) {
    const file = path.relative(ROOT, id.split('?')[0] ?? '').replaceAll('\\', '/');
    if (!/^src\/(app|routes)\/.*\.tsx$/.test(file) || isTest(file)) return null;
    return { code: withSwitches(file, code, SWITCHES), map: null };
  },
};

/** The sites of all screens, by file. */
export const screenSites = (): Readonly<Record<string, readonly Site[]>> =>
  Object.fromEntries(
    globSync('src/{app,routes}/**/*.tsx', { cwd: ROOT })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !isTest(file))
      .toSorted()
      .map((file) => [file, sitesOf(file, readFileSync(path.join(ROOT, file), 'utf8'))]),
  );

declare module 'vitest' {
  interface ProvidedContext {
    readonly screenSites: Readonly<Record<string, readonly Site[]>>;
  }
}
