import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Comparison } from '#flows/atlas/data/atlas.ts';

/** The album of the compared version, or why there is none. */
export type PastAlbum = { readonly folder: string } | { readonly nothing: string };

/** Older albums are deleted: one is about 15 MB. */
const KEPT_ALBUMS = 5;

const albumsIn = (kept: string): string => path.join(kept, 'albums');
const commitFile = (album: string): string => path.join(album, 'commit');

/** Notes the commit that an album shows; null if it shows changes that are not committed. */
export async function signAlbum(album: string, commit: string | null): Promise<void> {
  if (commit === null || !existsSync(album)) return;
  await writeFile(commitFile(album), commit);
}

/** Keeps the album of the last walks under its commit, before new walks take its place. */
export async function keepAlbum(kept: string, album: string): Promise<void> {
  const commit = await readFile(commitFile(album), 'utf8').catch(() => null);
  if (commit === null) return;
  const to = path.join(albumsIn(kept), commit);
  await mkdir(albumsIn(kept), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(album, to);
  const names = await readdir(albumsIn(kept));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, atMs: (await stat(path.join(albumsIn(kept), name))).mtimeMs })),
  );
  for (const { name } of dated.toSorted((a, b) => b.atMs - a.atMs).slice(KEPT_ALBUMS))
    await rm(path.join(albumsIn(kept), name), { recursive: true });
}

/**
 * Finds the pictures of the compared version.
 * @param folder an album to use in any case
 */
export function pastAlbum(kept: string, comparison: Comparison, folder?: string): PastAlbum {
  if (folder !== undefined)
    return existsSync(folder) ? { folder } : { nothing: `There is no album in ${folder}.` };
  if ('nothing' in comparison) return { nothing: 'There is no older version to compare with.' };
  const { commit } = comparison.with;
  const album = path.join(albumsIn(kept), commit);
  return existsSync(album)
    ? { folder: album }
    : { nothing: `There is no picture of the older commit: no album of ${commit} was kept.` };
}
