import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { homeScene } from '../scene/home.ts';
import type { Focus } from '../scene/street/focus.ts';
import type { Shot } from '../scene/views/shot.ts';
import { shotOf } from '../scene/views/views.ts';
import { blender } from './blender.ts';
import { glbOf } from './gltf.ts';
import type { Job } from './jobs.ts';
import { masterFile } from './places.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly insideSamples: number;
}
const FINAL: Size = { width: 1290, height: 860, samples: 18, insideSamples: 40 };
const DRAFT: Size = { width: 600, height: 400, samples: 16, insideSamples: 16 };

/** A picture that is traced and has only to be developed. */
export interface Traced {
  readonly job: Job;
  readonly shot: Shot;
  readonly times: string;
  /** Makes the picture and takes the traced parts away. */
  readonly develop: () => Promise<{ file: string; times: string }>;
}

/** From so high one sees no blades of grass. */
const HIGH_M = 12;

/** What lies before the camera. */
function focusOf({ camera: { at, towards } }: Shot): Focus | undefined {
  if (at[2] > HIGH_M) return undefined;
  const share = 8 / Math.hypot(towards[0] - at[0], towards[1] - at[1]);
  return { x: at[0] + (towards[0] - at[0]) * share, y: at[1] + (towards[1] - at[1]) * share, radiusM: 16 };
}

/** Traces a picture; null where there is nothing to see. Developing needs one core only, so it may go on beside the next. */
export async function trace(job: Job, isDraft: boolean): Promise<Traced | null> {
  const { subject, view } = job;
  const shot = shotOf(subject.home, subject.number, view);
  if (!shot) return null;
  const { width, height, samples, insideSamples } = isDraft ? DRAFT : FINAL;
  const folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
  const [glb, json, parts] = ['scene.glb', 'shot.json', 'parts'].map((name) => path.join(folder, name));
  if (!glb || !json || !parts) throw new Error('unreachable');
  await writeFile(glb, await glbOf(homeScene(subject.home, 'picture', focusOf(shot))));
  await writeFile(json, JSON.stringify(shot));
  const times = await blender(
    'trace.py',
    glb,
    json,
    parts,
    `${width}`,
    `${height}`,
    `${view === 'inside' ? insideSamples : samples}`,
  );
  await rm(glb);
  return {
    job,
    shot,
    times,
    develop: async () => {
      const file = await masterFile(subject.code, view, isDraft);
      const filterTimes = await blender('develop.py', parts, file, `${shot.light.exposure}`);
      await rm(folder, { recursive: true });
      return { file, times: filterTimes };
    },
  };
}
