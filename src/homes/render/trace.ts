import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { homeScene } from '../scene/home.ts';
import type { Focus } from '../scene/street/focus.ts';
import { withoutNearObjects } from '../scene/views/nearObjects.ts';
import type { Shot } from '../scene/views/shot.ts';
import { shotOf } from '../scene/views/views.ts';
import { blender } from './blender.ts';
import { glbOf } from './gltf.ts';
import type { PictureJob } from './pictures.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly insideSamples: number;
}
const FINAL: Size = { width: 1290, height: 860, samples: 18, insideSamples: 40 };
const DRAFT: Size = { width: 600, height: 400, samples: 16, insideSamples: 16 };

/** A ray-traced picture before its noise is filtered. */
export interface Traced {
  readonly job: PictureJob;
  readonly shot: Shot;
  readonly times: string;
  /**
   * Writes the finished PNG to `file` and removes the intermediate files.
   * @returns the times that Blender reports
   */
  readonly develop: (file: string) => Promise<string>;
}

/** A camera higher than this does not resolve blades of grass. */
const MAX_FOCUS_HEIGHT_M = 12;

/** The ground in front of the camera. */
function focusOf({ camera: { at, towards } }: Shot): Focus | undefined {
  if (at[2] > MAX_FOCUS_HEIGHT_M) return undefined;
  const share = 8 / Math.hypot(towards[0] - at[0], towards[1] - at[1]);
  return { x: at[0] + (towards[0] - at[0]) * share, y: at[1] + (towards[1] - at[1]) * share, radiusM: 16 };
}

/**
 * Ray-traces a picture; null if the home has no such view. `develop` needs only one core, so it can run while the
 * next picture is traced.
 * @throws BlenderError
 */
export async function trace(job: PictureJob, isDraft: boolean): Promise<Traced | null> {
  const { subject, view } = job;
  const shot = shotOf(subject.home, subject.number, view);
  if (!shot) return null;
  const { width, height, samples, insideSamples } = isDraft ? DRAFT : FINAL;
  const folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
  try {
    const [glb, json, parts] = [`${folder}/scene.glb`, `${folder}/shot.json`, `${folder}/parts`];
    const scene = homeScene(withoutNearObjects(subject.home, shot.camera), 'picture', focusOf(shot));
    await writeFile(glb, await glbOf(scene));
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
    return { job, shot, times, develop: (file) => develop({ folder, parts, shot }, file) };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

interface Undeveloped {
  readonly folder: string;
  readonly parts: string;
  readonly shot: Shot;
}

async function develop({ folder, parts, shot }: Undeveloped, file: string): Promise<string> {
  try {
    return await blender('develop.py', parts, file, `${shot.light.exposure}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
