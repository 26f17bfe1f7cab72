import { execFile } from 'node:child_process';
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../setup/root.mjs';

const run = promisify(execFile);

/**
 * Compiles the sources named by the settings file into an emptied folder: to ES modules and their declarations, or
 * to declarations only, depending on the settings.
 */
export async function compile(source: string, to: string, settings = 'tsconfig.package.json'): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await run('tsc', ['-p', path.join(source, settings), '--outDir', to], { env: environment() });
  // The compiler renames imports in modules, but not in declarations.
  for await (const file of glob('**/*.d.ts', { cwd: to })) {
    const declared = await readFile(path.join(to, file), 'utf8');
    await writeFile(
      path.join(to, file),
      declared.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'),
    );
  }
}

/** The fields of a package.json that a build changes. */
export interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly private?: boolean;
}

/** The package.json of the sources without `private`, because the build is published. */
export async function readManifest(source: string): Promise<Manifest> {
  const { private: _, ...manifest }: Manifest = JSON.parse(
    await readFile(path.join(source, 'package.json'), 'utf8'),
  );
  return manifest;
}

/** Writes the package.json of the build, and copies the README next to it. */
export async function writeManifest(source: string, to: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(path.join(source, 'README.md'), path.join(to, 'README.md'));
}

/** Maps a package's exports from source files to built files. */
export const builtExports = (exports: Manifest['exports']): Manifest['exports'] =>
  Object.fromEntries(Object.entries(exports).map(([name, file]) => [name, builtExport(String(file))]));

function builtExport(file: string): string | { readonly types: string; readonly default: string } {
  const module = /^(.*)\.tsx?$/.exec(file)?.[1];
  return module === undefined ? file : { types: `${module}.d.ts`, default: `${module}.js` };
}
