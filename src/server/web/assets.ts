import { readFile } from 'node:fs/promises';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The URLs of built files. */
interface Assets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export interface AssetReader {
  /** The built files of source files and all their imports, imports first. */
  readonly assetsOf: (files: readonly string[]) => Assets;
  /** The script of a group of the build. */
  readonly groupScript: (name: string) => string | null;
}

/** Finds built files in Vite's manifest. */
export async function openAssets(manifestPath: string): Promise<AssetReader> {
  const manifest: Manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  return {
    assetsOf: (files) => {
      const seen = new Set<string>();
      const styles = new Set<string>();
      const scripts = new Set<string>();
      const collect = (name: string): void => {
        const chunk = manifest[name];
        if (!chunk || seen.has(name)) return;
        seen.add(name);
        for (const imported of chunk.imports ?? []) collect(imported);
        for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
        scripts.add(`/${chunk.file}`);
      };
      for (const file of files) collect(file);
      return { styles: [...styles], scripts: [...scripts] };
    },
    groupScript: (group) => {
      const chunk = Object.values(manifest).find(({ name }) => name === group);
      return chunk ? `/${chunk.file}` : null;
    },
  };
}
