import { z } from 'zod';
import type { Subject } from '#homes/render/pictures.ts';
import { stageAltText } from '#homes/render/stageAltText.ts';
import { STAGES } from '#homes/scene/stages/stage.ts';
import { readPictures, withAltTexts, withPictureAt, writePictures } from '../manifestFile.ts';
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

export const readStageManifest = (): Promise<StageManifest> =>
  readPictures(STAGES_MANIFEST, stageManifestSchema);

export const writeStageManifest = (manifest: StageManifest): Promise<void> =>
  writePictures(STAGES_MANIFEST, manifest);

/** Replaces the listing's picture of the same stage. */
export const withStagePicture = (
  manifest: StageManifest,
  code: string,
  picture: StagePicture,
): StageManifest => withPictureAt(manifest, code, picture, ({ stage }) => STAGES.indexOf(stage));

export const withCurrentStageTexts = (manifest: StageManifest, subjects: readonly Subject[]): StageManifest =>
  withAltTexts(manifest, subjects, (subject, { stage }) => stageAltText(subject, stage));
