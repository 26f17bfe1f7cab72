import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SHARE_FILE, SHARE_MAX_BYTES, SHARE_PX } from '#domain/listings/pictures.ts';
import { jobsOf, subjectsOf } from '#homes/render/pictures.ts';
import { stageJobsOf } from '#homes/render/stages.ts';
import { filesOfWidths, LADDER_FILES } from '#server/platform/media/encode/ladder.ts';
import {
  manifestSchema,
  readManifest,
  withCurrentAltTexts,
  withPicture,
} from '../../scripts/pictures/manifest.ts';
import { PICTURES, SHEET, SHOWPIECES } from '../../scripts/pictures/paths.ts';
import { samples } from '../../scripts/pictures/samples.ts';
import { sheet } from '../../scripts/pictures/sheet.ts';
import { showpieces } from '../../scripts/pictures/showpieces.ts';
import { STAGE_WIDTHS_PX } from '../../scripts/pictures/stages/encode.ts';
import {
  readStageManifest,
  stageManifestSchema,
  withCurrentStageTexts,
  withStagePicture,
} from '../../scripts/pictures/stages/manifest.ts';
import { stageReached } from '../../scripts/pictures/stages/reached.ts';

const MOST_BYTES = 60_000_000;
/** The maximum total size of the pictures of building sites. */
const MOST_STAGE_BYTES = 13_000_000;

const subjects = subjectsOf(samples());
const manifest = await readManifest();
const pictures = Object.entries(manifest).flatMap(([code, all]) =>
  all.map((picture) => ({ code, ...picture })),
);
const stageManifest = await readStageManifest();
const stagePictures = Object.entries(stageManifest).flatMap(([code, all]) =>
  all.map((picture) => ({ code, ...picture })),
);
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

describe('the order of pictures', () => {
  const jobs = jobsOf(subjects);

  it('begins with every listing from its street, in the order of the list', () => {
    const codes = samples().map(({ code }) => code);
    expect(jobs.slice(0, codes.length).map(({ view }) => view)).toStrictEqual(codes.map(() => 'street'));
    expect(jobs.slice(0, codes.length).map(({ subject }) => subject.listing.code)).toStrictEqual(codes);
  });

  it('names no picture twice', () => {
    const names = jobs.map(({ subject, view }) => `${subject.listing.code} ${view}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('shows at least a dozen designs from all sides', () => {
    const designs = jobs
      .filter(({ view }) => view === 'garden')
      .map(({ subject }) => subject.home.design.name);
    expect(new Set(designs).size).toBeGreaterThanOrEqual(12);
  });
});

describe('the list of pictures', () => {
  it('is as its readers expect it', () => {
    expect(manifestSchema.safeParse(manifest).error).toBeUndefined();
  });

  it('has one picture of a view, and takes the newer', () => {
    const picture = (hash: string) => ({
      view: 'street' as const,
      key: `LAG-0001/street-aabbcc-${hash}`,
      width: 1500,
      height: 1000,
      alt: 'A bungalow with white walls.',
      hour: 'morning' as const,
    });
    const once = withPicture({}, 'LAG-0001', picture('00000001'));
    const twice = withPicture(once, 'LAG-0001', picture('00000002'));
    expect(twice['LAG-0001']?.map(({ key }) => key)).toStrictEqual(['LAG-0001/street-aabbcc-00000002']);
  });

  it('is of all that there are to be, and of no others', () => {
    const names = jobsOf(subjects).map(({ subject, view }) => `${subject.listing.code} ${view}`);
    expect(pictures.map(({ code, view }) => `${code} ${view}`).sort()).toStrictEqual(names.sort());
  });

  it('has at least 24 homes from four sides, six interiors and an estate', () => {
    const has = (code: string, view: string): boolean =>
      manifest[code]?.some((picture) => picture.view === view) === true;
    const fullyShown = Object.keys(manifest).filter((code) =>
      ['street', 'corner', 'garden', 'air'].every((view) => has(code, view)),
    );
    expect(fullyShown.length).toBeGreaterThanOrEqual(24);
    expect(pictures.filter(({ view }) => view === 'inside').length).toBeGreaterThanOrEqual(6);
    expect(pictures.filter(({ view }) => view === 'estate')).toHaveLength(1);
  });

  it('has the current alt texts, as have the contact sheet and the landing page', () => {
    expect(withCurrentAltTexts(manifest, subjects)).toStrictEqual(manifest);
    expect(readFileSync(SHEET, 'utf8')).toContain(sheet(subjects, manifest));
    expect(readFileSync(SHOWPIECES, 'utf8')).toBe(showpieces(subjects, manifest));
  });
});

describe('the files of pictures', () => {
  it.each(pictures)('$key are all there', ({ key, view }) => {
    const names = LADDER_FILES.filter((name) => view === 'street' || name !== SHARE_FILE);
    expect(readdirSync(path.join(PICTURES, key)).sort()).toStrictEqual([...names].sort());
  });

  it.each(pictures.filter(({ view }) => view === 'street'))('$key can be shared', async ({ key }) => {
    const file = path.join(PICTURES, key, SHARE_FILE);
    expect(statSync(file).size).toBeLessThan(SHARE_MAX_BYTES);
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toStrictEqual(SHARE_PX);
  });

  it('each home shows one first that can be shared', () => {
    const firsts = Object.entries(manifest).map(([code, [first]]) => [code, first?.view]);
    expect(firsts.filter(([, view]) => view !== 'street')).toStrictEqual([]);
  });

  it('the site has one of its own to be shared', async () => {
    const file = path.join(PICTURES, '..', 'public', SHARE_FILE);
    expect(statSync(file).size).toBeLessThan(SHARE_MAX_BYTES);
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toStrictEqual(SHARE_PX);
  });

  it('has no files that the list does not name', () => {
    const folders = new Set(filesIn(PICTURES).map((file) => path.relative(PICTURES, path.dirname(file))));
    folders.delete('');
    const named = new Set([...pictures, ...stagePictures].map(({ key }) => key));
    expect([...folders].filter((folder) => !named.has(folder))).toStrictEqual([]);
  });

  it('is light enough to be kept with the code', () => {
    const bytesOf = (all: readonly { key: string }[]): number =>
      all
        .flatMap(({ key }) => filesIn(path.join(PICTURES, key)))
        .reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytesOf(pictures)).toBeLessThan(MOST_BYTES);
    expect(bytesOf(stagePictures)).toBeLessThan(MOST_STAGE_BYTES);
  });
});

describe('the pictures of building sites', () => {
  const jobs = stageJobsOf(subjects, stageReached());
  const nameOf = (code: string, stage: string) => `${code} ${stage}`;

  it('are listed as their readers expect it, with the current alt texts', () => {
    expect(stageManifestSchema.safeParse(stageManifest).error).toBeUndefined();
    expect(withCurrentStageTexts(stageManifest, subjects)).toStrictEqual(stageManifest);
  });

  it('begin with the last stage that each home has reached', () => {
    const first = jobs.slice(0, subjects.length);
    expect(first.map(({ subject }) => subject.listing.code)).toStrictEqual(
      subjects.map(({ listing }) => listing.code),
    );
    const reached = stageReached();
    for (const { subject, stage } of first) expect(stage).toBe(reached(subject.listing.code));
  });

  it('are of stages that their home has reached, each once', () => {
    const possible = new Set(jobs.map(({ subject, stage }) => nameOf(subject.listing.code, stage)));
    const names = stagePictures.map(({ code, stage }) => nameOf(code, stage));
    expect(names.filter((name) => !possible.has(name))).toStrictEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(0);
  });

  it('have one picture of a stage, and take the newer', () => {
    const picture = (hash: string) => ({
      stage: 'roof' as const,
      key: `LAG-0001/roof-aabbcc-${hash}-800`,
      alt: 'The roof of a bungalow.',
    });
    const once = withStagePicture({}, 'LAG-0001', picture('00000001'));
    const twice = withStagePicture(once, 'LAG-0001', picture('00000002'));
    expect(twice['LAG-0001']?.map(({ key }) => key)).toStrictEqual(['LAG-0001/roof-aabbcc-00000002-800']);
  });

  it.each(stagePictures)('$key has all its files', ({ key }) => {
    expect(readdirSync(path.join(PICTURES, key)).sort()).toStrictEqual(filesOfWidths(STAGE_WIDTHS_PX).sort());
  });
});
