import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { VIEW_KINDS } from '../scene/views/light.ts';
import { altOf, inTodaysWords } from './alt.ts';
import { BlenderProblem } from './blender.ts';
import { encode, removeOthers } from './encode.ts';
import { type Job, jobsOf, subjectsOf } from './jobs.ts';
import { type Traced, trace } from './make.ts';
import { type Manifest, readManifest, withPicture, writeManifest } from './manifest.ts';
import { PICTURES } from './places.ts';
import { samples } from './sample.ts';
import { writeSheet } from './sheet.ts';
import { writeShowpieces } from './showpieces.ts';

const USAGE = `npm run pictures -- [LISTING ...] [--view VIEW] [--draft]

Renders the pictures that are missing; those of the listings (like LAG-0007) and of the view that are named are
rendered again. Views: ${VIEW_KINDS.join(', ')}. Drafts are small, and stay in .data/pictures/drafts.`;

/** What was asked for, in its order. Nothing asked for is all that is missing. */
async function wantedJobs(
  codes: readonly string[],
  view: string | undefined,
  isDraft: boolean,
): Promise<Job[]> {
  const all = jobsOf(subjectsOf(samples()));
  const unknown = codes.filter((code) => !all.some(({ subject }) => subject.code === code));
  if (unknown.length > 0) throw new RangeError(`No such listing: ${unknown.join(', ')}`);
  if (view !== undefined && !VIEW_KINDS.some((kind) => kind === view))
    throw new RangeError(`No such view: ${view}`);
  const asked = all.filter(
    (job) =>
      (codes.length === 0 || codes.includes(job.subject.code)) && (view === undefined || job.view === view),
  );
  if (codes.length > 0 || view !== undefined || isDraft) return asked;
  const manifest = await readManifest();
  return asked.filter((job) => !isThere(manifest, job));
}

function isThere(manifest: Manifest, { subject, view }: Job): boolean {
  const picture = manifest[subject.code]?.find((each) => each.view === view);
  return picture !== undefined && existsSync(path.join(PICTURES, picture.key));
}

async function finish(traced: Traced, isDraft: boolean, tracedMs: number): Promise<void> {
  const { job, shot, times } = traced;
  const { code } = job.subject;
  const developed = await traced.develop();
  const line = `${code} ${job.view.padEnd(6)} ${shot.light.hour.padEnd(7)} ${(tracedMs / 1000).toFixed(0)} s (${times}; ${developed.times})`;
  if (isDraft) {
    console.log(`${line} ${developed.file}`);
    return;
  }
  const { key, width, height, totalBytes } = await encode(developed.file, code, job.view);
  const { hour } = shot.light;
  const picture = { view: job.view, key, width, height, alt: altOf(job.subject, job.view, hour), hour };
  await writeManifest(withPicture(await readManifest(), code, picture));
  // Not before: whoever is stopped in between has two of a picture, never none.
  await removeOthers(code, job.view, key);
  console.log(`${line} ${Math.round(totalBytes / 1000)} kB`);
}

/** One picture is developed while the next is traced. */
async function renderAll(jobs: readonly Job[], isDraft: boolean): Promise<void> {
  let developing: Promise<void> = Promise.resolve();
  for (const job of jobs) {
    const started = Date.now();
    const traced = await trace(job, isDraft);
    await developing;
    if (traced) developing = finish(traced, isDraft, Date.now() - started);
    // Awaited one turn later: until then a failure is nobody's.
    developing.catch(() => {});
  }
  await developing;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      view: { type: 'string' },
      draft: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const jobs = await wantedJobs(positionals, values.view, values.draft);
  console.log(`${jobs.length} pictures to render`);
  await renderAll(jobs, values.draft);
  if (values.draft) return;
  const subjects = subjectsOf(samples());
  const manifest = inTodaysWords(await readManifest(), subjects);
  await writeManifest(manifest);
  await writeSheet(subjects, manifest);
  await writeShowpieces(subjects, manifest);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BlenderProblem || error instanceof RangeError || isBadOption(error))) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isBadOption(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
}
