import { z } from 'zod';
import { altText } from '#homes/render/altText.ts';
import type { Subject } from '#homes/render/pictures.ts';
import { VIEW_KINDS } from '#homes/scene/views/light.ts';
import { HOURS } from '#homes/scene/views/shot.ts';
import { readPictures, withAltTexts, withPictureAt, writePictures } from './manifestFile.ts';
import { MANIFEST } from './paths.ts';

const pictureSchema = z.strictObject({
  view: z.enum(VIEW_KINDS),
  /** The folder of its files below `pictures/`; its name contains the placeholder's colour. */
  key: z.string().regex(/^[A-Z]{3}-[0-9]{4}\/[a-z]+-[0-9a-f]{6}-[0-9a-f]{8}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string().min(20),
  hour: z.enum(HOURS),
});
export const manifestSchema = z.record(
  z.string().regex(/^[A-Z]{3}-[0-9]{4}$/),
  z.array(pictureSchema).min(1),
);
export type Picture = z.infer<typeof pictureSchema>;
/** The pictures of each listing by its code, in display order. */
export type Manifest = z.infer<typeof manifestSchema>;

export const readManifest = (): Promise<Manifest> => readPictures(MANIFEST, manifestSchema);

export const writeManifest = (manifest: Manifest): Promise<void> => writePictures(MANIFEST, manifest);

/** Replaces the listing's picture of the same view. */
export const withPicture = (manifest: Manifest, code: string, picture: Picture): Manifest =>
  withPictureAt(manifest, code, picture, ({ view }) => VIEW_KINDS.indexOf(view));

export const withCurrentAltTexts = (manifest: Manifest, subjects: readonly Subject[]): Manifest =>
  withAltTexts(manifest, subjects, (subject, { view, hour }) => altText(subject, view, hour));
