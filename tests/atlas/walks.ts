import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { run } from '../../scripts/setup/run.mjs';
import { keepAlbum, signAlbum } from './collect/albums.ts';
import { cleanCommit } from './collect/before.ts';

/** The files that the walks write for the atlas. */
export const resultFiles = (folder: string) => ({
  vitest: path.join(folder, 'vitest.json'),
  browser: path.join(folder, 'browser.json'),
  album: path.join(folder, 'album'),
});

/**
 * Walks all paths without a page and on the rendered screens, and one path to each state in Chromium with pictures. A
 * failed walk does not stop the others: the atlas reports it.
 */
export async function walkAll(folder: string, only: readonly string[]): Promise<void> {
  const { vitest, browser, album } = resultFiles(folder);
  const commit = await cleanCommit();
  await keepAlbum(folder, album);
  for (const old of [vitest, browser, album, path.join(folder, 'failures')])
    await rm(old, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const flows = only.length > 0 ? `(${only.join('|')}) ` : null;
  await run('vitest', [
    'run',
    '--project=paths',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${vitest}`,
    ...(flows ? ['--testNamePattern', `^(the screen of )?${flows}`] : []),
  ]);
  await ensureBuilt('web');
  await run(
    'playwright',
    [
      'test',
      '--project=paths',
      '--workers=1',
      '--reporter=list,json',
      `--output=${path.join(folder, 'failures')}`,
      ...(flows ? ['--grep', `spec.ts ${flows}`] : []),
    ],
    {
      endBy: 'SIGINT',
      env: { CHROMIUM_PATH: chromiumPath(), ATLAS_ALBUM: album, PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
    },
  );
  await signAlbum(album, only.length === 0 ? commit : null);
}
