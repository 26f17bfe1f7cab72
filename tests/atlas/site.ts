import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AtlasFlow, AtlasIndex, PictureTheme } from '#flows/atlas/data/atlas.ts';
import { writeData } from '#flows/site/writeData.ts';
import { buildAtlasApp } from '../../scripts/packages/atlasApp.ts';
import { sourceText } from './collect/files.ts';

const SIZES = ['phone', 'desk'] as const;
const THEMES: readonly PictureTheme[] = ['light', 'dark'];

/** Writes the site into a folder: the app, its data, the pictures, and the sources that it links to. */
export async function writeSite(
  to: string,
  about: Omit<AtlasIndex, 'flows'>,
  flows: readonly AtlasFlow[],
  { album, past }: { readonly album: string; readonly past: string | null },
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await buildAtlasApp(to);
  await writeData(to, about, flows);
  for (const flow of flows) {
    for (const file of flow.files) {
      const target = path.join(to, file.href);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, sourceText(file));
    }
    await copyPictures(flow.pictures, album, path.join(to, 'pictures'));
    if (past) await copyPictures(flow.past?.pictures ?? {}, past, path.join(to, 'before/pictures'));
  }
}

async function copyPictures(pictures: AtlasFlow['pictures'], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const { name } of Object.values(pictures)) {
    for (const size of SIZES) {
      for (const theme of THEMES) {
        const file = `${name}-${size}-${theme}.webp`;
        await cp(path.join(from, file), path.join(to, file));
      }
    }
  }
}
