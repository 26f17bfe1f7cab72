import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { altText } from '#homes/render/altText.ts';
import type { Subject } from '#homes/render/pictures.ts';
import { VIEW_KINDS } from '#homes/scene/views/light.ts';
import { HOURS } from '#homes/scene/views/shot.ts';
import { MANIFEST, PICTURES } from './paths.ts';

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

export async function readManifest(): Promise<Manifest> {
  if (!existsSync(MANIFEST)) return {};
  return manifestSchema.parse(JSON.parse(await readFile(MANIFEST, 'utf8')));
}

/** Replaces the listing's picture of the same view. */
export function withPicture(manifest: Manifest, code: string, picture: Picture): Manifest {
  const others = (manifest[code] ?? []).filter(({ view }) => view !== picture.view);
  const order = ({ view }: Picture): number => VIEW_KINDS.indexOf(view);
  return { ...manifest, [code]: [...others, picture].sort((a, b) => order(a) - order(b)) };
}

/** Regenerates the descriptions, for when `altText` has changed. */
export const withCurrentAltTexts = (manifest: Manifest, subjects: readonly Subject[]): Manifest =>
  Object.fromEntries(
    Object.entries(manifest).map(([code, pictures]) => {
      const subject = subjects.find(({ listing }) => listing.code === code);
      return [
        code,
        subject
          ? pictures.map((picture) => ({ ...picture, alt: altText(subject, picture.view, picture.hour) }))
          : pictures,
      ];
    }),
  );

export async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await mkdir(PICTURES, { recursive: true });
  // Written to a temporary file and renamed, so that an interrupted run leaves the old list.
  const written = `${MANIFEST}.new`;
  await writeFile(written, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(written, MANIFEST);
}
