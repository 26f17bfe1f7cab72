import { subtract } from '../garden/rects.ts';
import { MeshBuilder } from '../mesh.ts';
import { placeAt, type Scene, type SceneNode } from '../scene.ts';
import { box } from '../solids.ts';
import { fences } from '../street/fences/fences.ts';
import { streetSegment } from '../street/ground/streetSegment.ts';
import { StreetInstances } from '../street/StreetInstances.ts';
import { surroundingNodes } from '../street/town/surroundings.ts';
import { stageMesh } from './building.ts';
import { heapPlaces } from './heapPlaces.ts';
import { drawHeap } from './heaps.ts';
import { drawSettingOut } from './settingOut.ts';
import type { StageSite } from './stage.ts';
import { drawTrenches, excavationsOf, progressOf } from './trenches.ts';

const GROUND_M = 0.6;
/** Number of different shapes per kind of heap. */
const HEAP_VARIANTS = 3;

/**
 * The scene of a building site: unfinished homes on bare ground, between the same neighbours as the finished ones.
 */
export const stageScene = (site: StageSite): Scene => ({
  nodes: [
    ...site.model.blocks.map((block): SceneNode => {
      const { at, turns } = block.placement;
      return {
        mesh: stageMesh(block, site),
        places: [placeAt([at.x, at.y, 0], (turns * Math.PI) / 2)],
        subject: { kind: 'level', blockId: block.id, level: 0 },
      };
    }),
    ...groundNodes(site),
    ...surroundingNodes(site.model, 'picture'),
  ],
});

/** Bare laterite inside a block wall, the heaps on it, and the street in front of it. */
function groundNodes(stageSite: StageSite): SceneNode[] {
  const { model, stage, stream } = stageSite;
  const { site, finish } = model;
  const instances = new StreetInstances();
  const digs = stage === 'foundation' ? excavationsOf(model) : [];
  instances.put('bare ground', [placeAt([0, 0, 0])], (mesh) => {
    for (const { x0, y0, x1, y1 } of subtract([site.plot], digs))
      box(mesh, 'laterite', [x0, y0, -GROUND_M], [x1, y1, 0]);
  });
  streetSegment(instances, site.street, [{ ...site.street, ...site.gate }], 'picture');
  const walls = site.fence.map((run) => ({ ...run, style: 'wall', material: 'block' }) as const);
  fences(instances, walls, finish, 'picture');
  heapPlaces(stageSite).forEach(({ kind, x, y, turnRad }, index) => {
    const variant = index % HEAP_VARIANTS;
    instances.put(`${kind} ${variant}`, [placeAt([x, y, 0], turnRad)], (mesh) =>
      drawHeap(mesh, kind, stream(`${kind} ${variant}`)),
    );
  });
  const nodes = instances.nodes({ kind: 'site' });
  if (stage !== 'foundation') return nodes;
  const mesh = new MeshBuilder();
  drawTrenches(mesh, model, progressOf(stream('progress')));
  drawSettingOut(mesh, model);
  return [...nodes, { mesh: mesh.build('dig'), places: [placeAt([0, 0, 0])], subject: { kind: 'site' } }];
}
