import { writeFile } from 'node:fs/promises';
import { PLAIN_PICTURE_PX } from '#domain/listings/pictures.ts';
import type { Subject } from '#homes/render/pictures.ts';
import type { ViewKind } from '#homes/scene/views/light.ts';
import { sampleUrl } from '#server/platform/media/urls.ts';
import type { Manifest } from './manifest.ts';
import { SHOWPIECES } from './paths.ts';

/** The views on the landing page, by their position on it. */
const VIEWS = { livingRoom: 'inside', estate: 'estate' } as const satisfies Readonly<
  Record<string, ViewKind>
>;

/** Rewrites the landing page's list of sample pictures; null for those that are not rendered yet. */
export async function writeShowpieces(subjects: readonly Subject[], manifest: Manifest): Promise<void> {
  await writeFile(SHOWPIECES, showpieces(subjects, manifest));
}

export function showpieces(subjects: readonly Subject[], manifest: Manifest): string {
  const lines = Object.entries(VIEWS).map(([name, view]) => {
    const [found] = subjects.flatMap(({ listing }) =>
      (manifest[listing.code] ?? [])
        .filter((picture) => picture.view === view)
        .map((picture) => ({ listing, picture })),
    );
    if (!found) return `  ${name}: null,`;
    const { listing, picture } = found;
    const url = sampleUrl(`${picture.key}/${PLAIN_PICTURE_PX}.jpg`);
    const facts = { url, alt: picture.alt, title: listing.title, town: listing.town };
    const fields = Object.entries(facts).map(
      ([key, value]) => `    ${key}: '${value.replaceAll("'", "\\'")}',`,
    );
    return [`  ${name}: {`, ...fields, '  },'].join('\n');
  });
  return `// Written by \`npm run pictures\`.\n\nexport interface Showpiece {\n  readonly url: string;\n  readonly alt: string;\n  /** Of the listing that it shows. */\n  readonly title: string;\n  readonly town: string;\n}\n\nexport const SHOWPIECES: Readonly<Record<'${Object.keys(VIEWS).join("' | '")}', Showpiece | null>> = {\n${lines.join('\n')}\n};\n`;
}
