import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRODUCT_NAME } from '#domain/product.ts';
import { exportsOf } from '../../scripts/architecture/imports.ts';
import { ROOT } from '../../scripts/setup/root.mjs';
import { read, repositoryFiles, sourceFiles } from './files.ts';

const MAX_FILE_LINES = 400;
const MAX_MEDIAN_LINES = 90;
const MAX_README_LINES = 15;
const lineCount = (file: string): number => read(file).trimEnd().split('\n').length;
const isPackage = (folder: string): boolean => existsSync(path.join(ROOT, 'src', folder, 'package.json'));
const files = sourceFiles().filter((file) => !file.includes('/migrations/') && !file.includes('.generated.'));

describe('the tree', () => {
  it('has small files', () => {
    expect(files.filter((file) => lineCount(file) > MAX_FILE_LINES)).toStrictEqual([]);
    const sizes = files.map(lineCount).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MAX_MEDIAN_LINES);
  });

  it('says in each top folder what lives there, briefly', () => {
    const folders = readdirSync(path.join(ROOT, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    // The README of a published package must be complete for outside readers, so it may be longer.
    for (const { name } of folders.filter((folder) => !isPackage(folder.name))) {
      expect(lineCount(`src/${name}/README.md`), name).toBeLessThanOrEqual(MAX_README_LINES);
    }
  });

  it('has only screens under routes, each below the first segment of its address', () => {
    const paths = [...read('src/routes/router.tsx').matchAll(/page\('\/([^/']*)/g)].map(([, first]) => first);
    const folders = new Set(paths.map((first) => first || 'landing'));
    const strays = repositoryFiles().filter((file) => {
      const [folder = '', ...inside] = file.replace(/^src\/routes\//, '').split('/');
      return file.startsWith('src/routes/') && !(inside.length > 0 && folders.has(folder));
    });
    expect(strays).toStrictEqual(['src/routes/README.md', 'src/routes/router.tsx']);
  });

  it('has no capitals in the names of server files, no hyphens in those of other modules', () => {
    const ofServer = /^(src|tests)\/server\//;
    const mixed = files.filter((file) => {
      const [name = ''] = path.basename(file).split('.');
      return ofServer.test(file) ? /[A-Z]/.test(name) : file.startsWith('src/') && name.includes('-');
    });
    expect(mixed).toStrictEqual([]);
  });

  it('names a file with a capital as what it exports, unless it exports several values', () => {
    const misnamed = files.filter((file) => {
      const [, name] = /^src\/.*\/([A-Z]\w*)\.tsx?$/.exec(file) ?? [];
      if (name === undefined) return false;
      const exported = exportsOf(file);
      // What is loaded on demand has no name of its own: `Component` by the router, `default` by `lazy`.
      const names = [name.toLowerCase(), 'component', 'default'];
      const isNamed = exported.some((each) => names.includes(each.name.toLowerCase()));
      return !isNamed && exported.filter(({ isType }) => !isType).length <= 1;
    });
    expect(misnamed).toStrictEqual([]);
  });

  it('makes query keys in one factory', () => {
    const typed = files.filter((file) => file.startsWith('src/') && /queryKey: \[/.test(read(file)));
    expect(typed).toStrictEqual([]);
  });

  it('spells the product’s name in one module of the code', () => {
    const named = files.filter(
      (file) =>
        file.startsWith('src/') &&
        !/\.test\.tsx?$/.test(file) &&
        new RegExp(`\\b${DEFAULT_PRODUCT_NAME}\\b`, 'i').test(read(file)),
    );
    expect(named).toStrictEqual(['src/domain/product.ts']);
  });

  it('runs no test alone and passes none over', () => {
    const marked = files.filter((file) => /\b(it|test|describe)\.(only|todo|skip|fixme)\b/.test(read(file)));
    expect(marked).toStrictEqual(['tests/repo/tree.test.ts'].filter((file) => marked.includes(file)));
  });

  it('silences no type', () => {
    const silenced = files.filter(
      (file) =>
        !file.startsWith('tests/repo/') &&
        /(: any\b|\bas any\b|as unknown as|@ts-ignore|@ts-nocheck|@ts-expect-error)/.test(read(file)),
    );
    expect(silenced).toStrictEqual([]);
  });

  it('has a lock file without addresses', () => {
    const addresses = read('package-lock.json').match(/"resolved": "[a-z]+:.*"/g) ?? [];
    expect(addresses).toStrictEqual([]);
  });

  it('holds no path of a machine', () => {
    const texts = repositoryFiles().filter(
      (file) => /\.(ts|tsx|mjs|md|json|sql|py|css|html)$/.test(file) && file !== 'package-lock.json',
    );
    expect(
      texts.filter((file) => /(^|[^a-zA-Z0-9_.])\/(work|farm|root)\/[a-z]/.test(read(file))),
    ).toStrictEqual([]);
  });
});
