import { execFile } from 'node:child_process';
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../setup/root.mjs';

const run = promisify(execFile);

/**
 * Compiles the sources that the file of settings names, in place of what is there: to ES modules and their
 * declarations, or to declarations alone, as the settings say.
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

/** A package's description of itself, as far as a build changes it. */
export interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly private?: boolean;
}

/** The description that stands beside the sources; what is published is not private. */
export async function readManifest(source: string): Promise<Manifest> {
  const { private: _, ...manifest }: Manifest = JSON.parse(
    await readFile(path.join(source, 'package.json'), 'utf8'),
  );
  return manifest;
}

/** Writes the package.json of what was built, with the README beside it. */
export async function writeManifest(source: string, to: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(path.join(source, 'README.md'), path.join(to, 'README.md'));
}

/** What the sources that a package exports became. */
export const builtExports = (exports: Manifest['exports']): Manifest['exports'] =>
  Object.fromEntries(Object.entries(exports).map(([name, file]) => [name, builtExport(String(file))]));

function builtExport(file: string): string | { readonly types: string; readonly default: string } {
  const module = /^(.*)\.tsx?$/.exec(file)?.[1];
  return module === undefined ? file : { types: `${module}.d.ts`, default: `${module}.js` };
}
