import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAlbum, pastAlbum, signAlbum } from '../atlas/collect/albums.ts';

let kept: string;
let album: string;
const since = (commit: string) => ({ with: { commit, subject: 'Log in', date: '2026-11-20' } });

beforeEach(async () => {
  kept = await mkdtemp(path.join(os.tmpdir(), 'albums-'));
  album = path.join(kept, 'album');
});
afterEach(() => rm(kept, { recursive: true }));

async function walkAt(commit: string | null): Promise<void> {
  await mkdir(album, { recursive: true });
  await writeFile(path.join(album, 'seen.jsonl'), '');
  await signAlbum(album, commit);
}

it('keeps the album of the last walks under its commit', async () => {
  await walkAt('abc1234');
  await keepAlbum(kept, album);
  expect(pastAlbum(kept, since('abc1234'))).toStrictEqual({ folder: path.join(kept, 'albums/abc1234') });
});

it('keeps no album of changes that were not committed', async () => {
  await walkAt(null);
  await keepAlbum(kept, album);
  expect(pastAlbum(kept, since('abc1234'))).toStrictEqual({
    nothing: 'There is no picture of the older commit: no album of abc1234 was kept.',
  });
});

it('keeps the five newest', async () => {
  for (const commit of ['1', '2', '3', '4', '5', '6']) {
    await walkAt(commit);
    await keepAlbum(kept, album);
  }
  const found = ['1', '2', '3', '4', '5', '6'].filter((commit) => 'folder' in pastAlbum(kept, since(commit)));
  expect(found).toHaveLength(5);
});

it('takes another album if it is told to', () => {
  expect(pastAlbum(kept, since('abc1234'), kept)).toStrictEqual({ folder: kept });
});
