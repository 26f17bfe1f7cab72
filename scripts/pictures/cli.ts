import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { altText } from '#homes/render/altText.ts';
import { BlenderError } from '#homes/render/blender.ts';
import { jobsOf, type PictureJob, subjectsOf } from '#homes/render/pictures.ts';
import { type Traced, trace } from '#homes/render/trace.ts';
import { VIEW_KINDS } from '#homes/scene/views/light.ts';
import { readArguments } from '#server/platform/command.ts';
import { parseOrExit } from '../parseOrExit.ts';
import { encode, removeOthers } from './encode.ts';
import { type Manifest, readManifest, withCurrentAltTexts, withPicture, writeManifest } from './manifest.ts';
import { masterFile, PICTURES } from './paths.ts';
import { samples } from './samples.ts';
import { writeSheet } from './sheet.ts';
import { writeShowpieces } from './showpieces.ts';

const VIEWS = VIEW_KINDS.join(', ');

/** The pictures named by the arguments, in order of priority; without arguments, all missing ones. */
async function requestedJobs(
  codes: readonly string[],
  view: string | undefined,
  isDraft: boolean,
): Promise<PictureJob[]> {
  const all = jobsOf(subjectsOf(samples()));
  const unknown = codes.filter((code) => !all.some(({ subject }) => subject.listing.code === code));
  if (unknown.length > 0) throw new RangeError(`No such listing: ${unknown.join(', ')}`);
  const matching = all.filter(
    (job) =>
      (codes.length === 0 || codes.includes(job.subject.listing.code)) &&
      (view === undefined || job.view === view),
  );
  if (codes.length > 0 || view !== undefined || isDraft) return matching;
  const manifest = await readManifest();
  return matching.filter((job) => !exists(manifest, job));
}

function exists(manifest: Manifest, { subject, view }: PictureJob): boolean {
  const picture = manifest[subject.listing.code]?.find((each) => each.view === view);
  return picture !== undefined && existsSync(path.join(PICTURES, picture.key));
}

async function finish(traced: Traced, isDraft: boolean, tracedMs: number): Promise<void> {
  const { job, shot, times } = traced;
  const { code } = job.subject.listing;
  const file = await masterFile(code, job.view, isDraft);
  const filterTimes = await traced.develop(file);
  const line = `${code} ${job.view.padEnd(6)} ${shot.light.hour.padEnd(7)} ${(tracedMs / 1000).toFixed(0)} s (${times}; ${filterTimes})`;
  if (isDraft) {
    console.log(`${line} ${file}`);
    return;
  }
  const { key, width, height, totalBytes } = await encode(file, code, job.view);
  const { hour } = shot.light;
  const picture = { view: job.view, key, width, height, alt: altText(job.subject, job.view, hour), hour };
  await writeManifest(withPicture(await readManifest(), code, picture));
  // Removes old files last, so that an interrupted run leaves two versions of a picture and never none.
  await removeOthers(code, job.view, key);
  console.log(`${line} ${Math.round(totalBytes / 1000)} kB`);
}

/** Develops one picture while the next is traced. */
async function renderAll(jobs: readonly PictureJob[], isDraft: boolean): Promise<void> {
  let developing: Promise<void> = Promise.resolve();
  for (const job of jobs) {
    const started = Date.now();
    const traced = await trace(job, isDraft);
    await developing;
    if (traced) developing = finish(traced, isDraft, Date.now() - started);
    // Awaited in the next round; without this handler a rejection would be unhandled until then.
    developing.catch(() => {});
  }
  await developing;
}

async function main(): Promise<void> {
  const { LISTING, view, draft } = parseOrExit((line) =>
    readArguments(line, {
      usage: 'npm run pictures -- [LISTING ...] [--view VIEW] [--draft]',
      about: `Renders the pictures that are missing; those of the listings (like LAG-0007) and of the view that are named are
rendered again. Views: ${VIEWS}. Drafts are small, and stay in .data/pictures/drafts.`,
      rest: 'LISTING',
      flags: ['draft'],
      schema: z.object({
        LISTING: z.array(z.string()),
        view: z.optional(z.enum(VIEW_KINDS, `must be one of ${VIEWS}`)),
        draft: z._default(z.boolean(), false),
      }),
    }),
  );
  const jobs = await requestedJobs(LISTING, view, draft);
  console.log(`${jobs.length} pictures to render`);
  await renderAll(jobs, draft);
  if (draft) return;
  const subjects = subjectsOf(samples());
  const manifest = withCurrentAltTexts(await readManifest(), subjects);
  await writeManifest(manifest);
  await writeSheet(subjects, manifest);
  await writeShowpieces(subjects, manifest);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BlenderError || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
