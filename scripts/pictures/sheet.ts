import { readFile, writeFile } from 'node:fs/promises';
import type { Design, RoofStyle } from '#homes/model/designs.ts';
import type { Subject } from '#homes/render/pictures.ts';
import type { Manifest } from './manifest.ts';
import { SHEET } from './paths.ts';

const BEGIN = '<!-- The rest of this file is written by `npm run pictures`. -->';
const WIDTH = 240;

/** Rewrites the contact sheet in docs/homes.md: each design with its listings and their pictures. */
export async function writeSheet(subjects: readonly Subject[], manifest: Manifest): Promise<void> {
  const [intro = ''] = (await readFile(SHEET, 'utf8')).split(BEGIN);
  await writeFile(SHEET, `${intro}${BEGIN}\n\n${sheet(subjects, manifest)}`);
}

export function sheet(subjects: readonly Subject[], manifest: Manifest): string {
  const byDesign = Map.groupBy(subjects, ({ home }) => home.design.name);
  return [...byDesign]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, members]) => {
      const [first] = members;
      const description = first ? describe(first.home.design) : '';
      const pictures = members.map((subject) => listingEntry(subject, manifest)).join('\n\n');
      return `### ${capital(name)}\n\n${description}\n\n${pictures}\n`;
    })
    .join('\n');
}

function listingEntry({ listing, home }: Subject, manifest: Manifest): string {
  const caption = `**${listing.code}** ${listing.title}, ${listing.town} (${home.blocks.length} × ${listing.type})`;
  const images = (manifest[listing.code] ?? []).map(
    ({ key, alt }) => `<img src="../pictures/${key}/400.webp" width="${WIDTH}" alt="${alt}">`,
  );
  return [caption, ...images].join('\n');
}

const ROOFS: Readonly<Record<RoofStyle, string>> = {
  hip: 'A hipped roof',
  gable: 'A gabled roof',
  twinGable: 'Two gables',
  mono: 'A single-pitch roof',
  sawtooth: 'Single-pitch roofs in steps',
  lids: 'Flat roofs at two heights',
  lid: 'A flat roof that reaches out over the walls',
  parapet: 'A flat roof behind a parapet',
};

function describe({ roof, roofPitchDegrees, site, features }: Design): string {
  const pitch = roofPitchDegrees === 0 ? '' : ` of ${roofPitchDegrees}°`;
  const dress = features.map((feature) => feature.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  const where = site === 'court' ? 'blocks round a court' : 'rows that face the street';
  return `${[`${ROOFS[roof]}${pitch}`, ...dress].join(', ')}; ${where}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
