import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../../scripts/architecture/imports.ts';
import { ENTER_MS, EXIT_MS } from '../../src/machines/notifications/notifications.list.ts';
import { motion } from '../../src/ui/theme/scale.ts';
import { PUBLIC_API_FILE, publicApi } from '../workshop/api/publicApi.ts';

/** Component folders: those in `product` may depend on the product, the others may not. */
const folders = globSync('src/ui/{,product/}[A-Z]*/').map((folder) => folder.replace(/\/$/, ''));
const components = folders.map((folder) => ({ folder, name: folder.split('/').at(-1) ?? '' }));

describe('the design system', () => {
  it('offers what was agreed: `npm run ui:api` after a change that is meant', () => {
    expect(publicApi()).toBe(readFileSync(PUBLIC_API_FILE, 'utf8'));
  });

  it.each(components)('$name has its component, stories and tests in its folder', ({ folder, name }) => {
    for (const part of [`${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`]) {
      expect(existsSync(`${folder}/${part}`), part).toBe(true);
    }
  });

  it.each(components)('$name says in its stories when to use it', ({ folder, name }) => {
    const source = readFileSync(`${folder}/${name}.stories.tsx`, 'utf8');
    expect(source).toMatch(/\/\*\*[\s\S]{80,}?\*\/\nconst meta/);
  });

  it('animates a toast for as long as the notifications wait for it', () => {
    expect([motion.toastIn, motion.toastOut]).toStrictEqual([`${ENTER_MS}ms`, `${EXIT_MS}ms`]);
  });

  it('knows nothing of homes, plans or money outside its product folder', () => {
    const words =
      /\b(home|house|property|properties|apartment|contribution|plan|mortgage|instalment|RSA|wallet)s?\b/i;
    /** The Home key. */
    const homeKey = /['`]Home['`]|\bHome(?=\/End| and End|, End|:)/g;
    const found = globSync('src/ui/*/*.tsx')
      .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
      .filter((file) => words.test(readFileSync(file, 'utf8').replaceAll(homeKey, '')));
    expect(found).toStrictEqual([]);
  });

  it('is imported from outside only as its README says', () => {
    const readme = readFileSync('src/ui/README.md', 'utf8');
    const [, exceptions = ''] = /Nothing else is imported from outside([\s\S]*?)\n-/.exec(readme) ?? [];
    const named = [...exceptions.matchAll(/`(.+?)`/g)].map(([, file]) => `src/ui/${file}`);
    // imports.test.ts checks the product.
    const imported = globSync('{scripts,tests/repo}/**/*.{ts,tsx}')
      .flatMap(importsOf)
      .map(({ to }) => to)
      .filter((file) => file.startsWith('src/ui/'));
    expect([...new Set(imported)].toSorted()).toStrictEqual(named.toSorted());
  });

  it('names in its package.json what it imports, in the versions of the product', () => {
    const dependenciesOf = (file: string): Record<string, string> =>
      JSON.parse(readFileSync(file, 'utf8')).dependencies;
    const own = dependenciesOf('src/ui/package.json');
    const sources = globSync('src/ui/{*,product/*,theme/fonts}/*.{ts,tsx}').filter(
      (file) => !/\.(stories|test)\.tsx?$|renderForTest/.test(file),
    );
    const packages = new Set(
      sources
        .flatMap(importsOf)
        .filter(({ isOurs }) => !isOurs)
        .map(({ to }) => to)
        .filter((name) => name !== 'react' && name !== 'react-dom'),
    );
    expect(Object.keys(own).toSorted()).toStrictEqual([...packages].toSorted());
    expect(dependenciesOf('package.json')).toMatchObject(own);
  });
});
