import { readFile } from 'node:fs/promises';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The style sheets of source files and of all that they import, by Vite's manifest: those of an import before those of its importer. */
export async function styleReader(manifestPath: string): Promise<(files: readonly string[]) => string[]> {
  const manifest: Manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  const collect = (name: string, seen: Set<string>, found: Set<string>): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) collect(imported, seen, found);
    for (const sheet of chunk.css ?? []) found.add(`/${sheet}`);
  };
  return (files) => {
    const found = new Set<string>();
    const seen = new Set<string>();
    for (const file of files) collect(file, seen, found);
    return [...found];
  };
}
