import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Subject } from '#homes/render/pictures.ts';
import { stageAltText } from '#homes/render/stageAltText.ts';
import { STAGES } from '#homes/scene/stages/stage.ts';
import { STAGES_MANIFEST } from '../paths.ts';

const pictureSchema = z.strictObject({
  stage: z.enum(STAGES),
  /** The folder of its files below `pictures/`; its name contains the placeholder's colour. */
  key: z.string().regex(/^[A-Z]{3}-[0-9]{4}\/[a-z]+-[0-9a-f]{6}-[0-9a-f]{8}-800$/),
  alt: z.string().min(20),
});
export const stageManifestSchema = z.record(
  z.string().regex(/^[A-Z]{3}-[0-9]{4}$/),
  z.array(pictureSchema).min(1),
);
export type StagePicture = z.infer<typeof pictureSchema>;
/** The pictures of each listing's building site by its code, in order of building. */
export type StageManifest = z.infer<typeof stageManifestSchema>;

export async function readStageManifest(): Promise<StageManifest> {
  if (!existsSync(STAGES_MANIFEST)) return {};
  return stageManifestSchema.parse(JSON.parse(await readFile(STAGES_MANIFEST, 'utf8')));
}

/** Replaces the listing's picture of the same stage. */
export function withStagePicture(
  manifest: StageManifest,
  code: string,
  picture: StagePicture,
): StageManifest {
  const others = (manifest[code] ?? []).filter(({ stage }) => stage !== picture.stage);
  const order = ({ stage }: StagePicture): number => STAGES.indexOf(stage);
  return { ...manifest, [code]: [...others, picture].sort((a, b) => order(a) - order(b)) };
}

/** Regenerates the descriptions, for when `stageAltText` has changed. */
export const withCurrentStageTexts = (manifest: StageManifest, subjects: readonly Subject[]): StageManifest =>
  Object.fromEntries(
    Object.entries(manifest).map(([code, pictures]) => {
      const subject = subjects.find(({ listing }) => listing.code === code);
      const current = (picture: StagePicture): StagePicture =>
        subject ? { ...picture, alt: stageAltText(subject, picture.stage) } : picture;
      return [code, pictures.map(current)];
    }),
  );

export async function writeStageManifest(manifest: StageManifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  // Written to a temporary file and renamed, so that an interrupted run leaves the old list.
  const written = `${STAGES_MANIFEST}.new`;
  await writeFile(written, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(written, STAGES_MANIFEST);
}
