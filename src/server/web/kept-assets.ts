import { randomUUID } from 'node:crypto';
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, SECOND_MS } from '#domain/durations.ts';
import { makeDataFolder } from '../platform/data-folder.ts';

/** How long the files of a release are kept after its last server stopped. Pages stay open, and in caches, for weeks. */
export const KEPT_DAYS = 30;

export interface KeptAssets {
  /** A folder with the files of this release and of those before it. */
  readonly folder: string;
  /** Call it when the server stops: the files of this release are used until now. Deletes those that are too old. */
  readonly release: (nowMs: number) => Promise<void>;
}

/**
 * Keeps the hashed files of this release for its pages that stay open after an upgrade, and for servers of the release
 * before that share the data folder: during a rolling upgrade they are asked for these files. A name contains the hash of
 * the content, so a file never changes.
 * @param built the folder of this release's files.
 */
export async function keepAssets(built: string, dataDir: string, nowMs: number): Promise<KeptAssets> {
  // Absolute, as the paths of served files are compared with it.
  const folder = path.resolve(dataDir, 'assets');
  await makeDataFolder(folder);
  const names = await readdir(built);
  const kept = new Set(await readdir(folder));
  for (const name of names) if (!kept.has(name)) await copyWhole(path.join(built, name), folder);
  const use = (usedMs: number) => Promise.all(names.map((name) => setUsed(path.join(folder, name), usedMs)));
  await use(nowMs);
  return {
    folder,
    release: async (endMs) => {
      await use(endMs);
      await deleteUnused(folder, endMs - KEPT_DAYS * DAY_MS);
    },
  };
}

/** Another process may read the folder meanwhile: a file appears there only once it is complete. */
async function copyWhole(file: string, folder: string): Promise<void> {
  const copy = path.join(folder, `.${randomUUID()}`);
  await copyFile(file, copy);
  await rename(copy, path.join(folder, path.basename(file)));
}

const setUsed = (file: string, usedMs: number): Promise<void> =>
  utimes(file, usedMs / SECOND_MS, usedMs / SECOND_MS);

async function deleteUnused(folder: string, beforeMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs < beforeMs) await rm(file, { force: true });
  }
}
