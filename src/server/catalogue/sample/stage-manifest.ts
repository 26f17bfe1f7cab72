import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { PLAIN_PICTURE_PX } from '#domain/listings/pictures.ts';
import { isMediaKey } from '../../platform/media/keys.ts';
import type { SamplePictures } from '../../platform/media/sample-pictures.ts';
import { sampleUrl } from '../../platform/media/urls.ts';
import type { BuildStage } from './home.ts';
import type { StagePictures } from './milestone-pictures.ts';

const FILE = `${PLAIN_PICTURE_PX}.jpg`;
const STEP_OF_STAGE = {
  foundation: 'foundation',
  structure: 'walls',
  roof: 'roof',
} as const satisfies Record<string, BuildStage>;

const manifest = z.record(
  z.string(),
  z.array(
    z.object({
      stage: z.enum(['foundation', 'structure', 'roof']),
      key: z.string().check(z.refine((key) => isMediaKey(`${key}/${FILE}`), 'is no key')),
      alt: z.string().check(z.minLength(1)),
    }),
  ),
);

/**
 * The pictures of building sites by the code of their home. Pictures without files are skipped; without a manifest there
 * are none.
 * @throws Error if the manifest cannot be read.
 */
export async function readStageManifest(pictures: SamplePictures): Promise<Map<string, StagePictures>> {
  const text = await readFile(pictures.stagesFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const found = new Map<string, StagePictures>();
  for (const [code, entries] of Object.entries(manifest.parse(JSON.parse(text)))) {
    const isThere = await Promise.all(entries.map(({ key }) => pictures.exists(`${key}/${FILE}`)));
    const shown = entries.filter((_, index) => isThere[index]);
    found.set(
      code,
      Object.fromEntries(
        shown.map(({ stage, key, alt }) => [STEP_OF_STAGE[stage], { url: sampleUrl(`${key}/${FILE}`), alt }]),
      ),
    );
  }
  return found;
}
