import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Mesh } from '../scene/mesh.ts';
import type { Scene } from '../scene/scene.ts';
import { STAGES, type Stage, stageSite } from '../scene/stages/stage.ts';
import { stageScene } from '../scene/stages/stageScene.ts';
import { stageShot } from '../scene/views/stage.ts';
import { blenderInBackground } from './blender.ts';
import { glbOf } from './gltf.ts';
import type { Subject } from './pictures.ts';

const WIDTH_PX = 800;
const HEIGHT_PX = 534;
const SAMPLES = 4;

/** A picture of a listing's building site. */
export interface StageJob {
  readonly subject: Subject;
  readonly stage: Stage;
}

/**
 * The pictures of building sites in order of priority: the latest stage of every listing, then the earlier stages.
 * @param reachedBy the latest stage with its own scene that a listing has reached
 */
export function stageJobsOf(
  subjects: readonly Subject[],
  reachedBy: (code: string) => Stage | null,
): StageJob[] {
  const reached = subjects.map((subject) => {
    const stage = reachedBy(subject.listing.code);
    return { subject, stages: stage ? STAGES.slice(0, STAGES.indexOf(stage) + 1).reverse() : [] };
  });
  return STAGES.flatMap((_, before) =>
    reached.flatMap(({ subject, stages }) => {
      const stage = stages[before];
      return stage ? [{ subject, stage }] : [];
    }),
  );
}

/**
 * Renders a building site into a PNG, on one core at the lowest priority.
 * @returns the times that Blender reports; null if nothing is built
 * @throws BlenderError
 */
export async function renderStage({ subject, stage }: StageJob, file: string): Promise<string | null> {
  const { home, listing, number } = subject;
  const shot = stageShot(home, number);
  if (!shot) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'stage-'));
  try {
    const [glb, json, parts] = [`${folder}/scene.glb`, `${folder}/shot.json`, `${folder}/parts`];
    await writeFile(glb, await glbOf(withDullGlass(stageScene(stageSite(home, stage, listing.code)))));
    await writeFile(json, JSON.stringify(shot));
    const times = await blenderInBackground(
      'trace.py',
      glb,
      json,
      parts,
      `${WIDTH_PX}`,
      `${HEIGHT_PX}`,
      `${SAMPLES}`,
    );
    return `${times}; ${await blenderInBackground('develop.py', parts, file, `${shot.light.exposure}`)}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Replaces glass with a dull material. Only distant neighbours have panes, and without reflections a picture takes
 * a third less time.
 */
function withDullGlass({ nodes }: Scene): Scene {
  const dulled = new Map<Mesh, Mesh>();
  const dull = (mesh: Mesh): Mesh => {
    const known = dulled.get(mesh);
    if (known) return known;
    const surfaces = mesh.surfaces.map((surface) =>
      surface.material === 'glass' || surface.material === 'glass_rail'
        ? { ...surface, material: 'car_glass' as const }
        : surface,
    );
    const made = { ...mesh, surfaces };
    dulled.set(mesh, made);
    return made;
  };
  return { nodes: nodes.map((node) => ({ ...node, mesh: dull(node.mesh) })) };
}
