import { execFile } from 'node:child_process';
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../setup/root.mjs';

const run = promisify(execFile);

/** Compiles the sources that `tsconfig.package.json` names to ES modules and their declarations, in place of what is there. */
export async function compile(source: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await run('tsc', ['-p', path.join(source, 'tsconfig.package.json'), '--outDir', to], {
    env: environment(),
  });
  // The compiler renames imports in modules, but not in declarations.
  for await (const file of glob('**/*.d.ts', { cwd: to })) {
    const declared = await readFile(path.join(to, file), 'utf8');
    await writeFile(
      path.join(to, file),
      declared.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'),
    );
  }
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly private?: boolean;
}

/** Writes the package.json of what was built, with the README beside it: exports name what the sources became. */
export async function writeManifest(source: string, to: string): Promise<void> {
  const { private: _, ...manifest }: Manifest = JSON.parse(
    await readFile(path.join(source, 'package.json'), 'utf8'),
  );
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([name, file]) => [name, builtExport(file)]),
  );
  await writeFile(path.join(to, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
  await copyFile(path.join(source, 'README.md'), path.join(to, 'README.md'));
}

function builtExport(file: string): string | { readonly types: string; readonly default: string } {
  const module = /^(.*)\.tsx?$/.exec(file)?.[1];
  return module === undefined ? file : { types: `${module}.d.ts`, default: `${module}.js` };
}
