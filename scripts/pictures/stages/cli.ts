import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { BlenderError } from '#homes/render/blender.ts';
import { subjectsOf } from '#homes/render/pictures.ts';
import { stageAltText } from '#homes/render/stageAltText.ts';
import { renderStage, type StageJob, stageJobsOf } from '#homes/render/stages.ts';
import { readArguments } from '#server/platform/command.ts';
import { parseOrExit } from '../../parseOrExit.ts';
import { removeOthers } from '../encode.ts';
import { masterFile, PICTURES } from '../paths.ts';
import { samples } from '../samples.ts';
import { encodeStage } from './encode.ts';
import {
  readStageManifest,
  withCurrentStageTexts,
  withStagePicture,
  writeStageManifest,
} from './manifest.ts';
import { stageReached } from './reached.ts';

async function requestedJobs(codes: readonly string[]): Promise<StageJob[]> {
  const jobs = stageJobsOf(subjectsOf(samples()), stageReached());
  const unknown = codes.filter((code) => !jobs.some(({ subject }) => subject.listing.code === code));
  if (unknown.length > 0) throw new RangeError(`No such listing: ${unknown.join(', ')}`);
  if (codes.length > 0) return jobs.filter(({ subject }) => codes.includes(subject.listing.code));
  const manifest = await readStageManifest();
  return jobs.filter(({ subject, stage }) => {
    const picture = manifest[subject.listing.code]?.find((each) => each.stage === stage);
    return picture === undefined || !existsSync(path.join(PICTURES, picture.key));
  });
}

async function make(job: StageJob): Promise<void> {
  const started = Date.now();
  const { subject, stage } = job;
  const { code } = subject.listing;
  const file = await masterFile(code, stage, false);
  const times = await renderStage(job, file);
  if (times === null) return;
  const { key, totalBytes } = await encodeStage(file, code, stage);
  const picture = { stage, key, alt: stageAltText(subject, stage) };
  await writeStageManifest(withStagePicture(await readStageManifest(), code, picture));
  // Removes old files last, so that an interrupted run leaves two versions of a picture and never none.
  await removeOthers(code, stage, key);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${code} ${stage.padEnd(10)} ${seconds} s (${times}) ${Math.round(totalBytes / 1000)} kB`);
}

const { LISTING } = parseOrExit((line) =>
  readArguments(line, {
    usage: 'npm run pictures:stages -- [LISTING ...]',
    about: `Renders the missing pictures of building sites, or those of the named listings (like LAG-0007) again. It uses one core
at the lowest priority, and can be stopped and resumed.`,
    rest: 'LISTING',
    schema: z.object({ LISTING: z.array(z.string()) }),
  }),
);
try {
  const jobs = await requestedJobs(LISTING);
  console.log(`${jobs.length} pictures to render`);
  for (const job of jobs) await make(job);
  await writeStageManifest(withCurrentStageTexts(await readStageManifest(), subjectsOf(samples())));
} catch (error) {
  if (!(error instanceof BlenderError || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
