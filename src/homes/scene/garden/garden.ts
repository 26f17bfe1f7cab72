import { grow, type Rect } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import { MeshBuilder } from '../mesh.ts';
import type { Detail, SceneNode } from '../scene.ts';
import { box } from '../solids.ts';
import type { Focus } from '../street/focus.ts';
import { type Bed, drawBed, fenceBeds, plantBed, wallBeds } from './beds.ts';
import { placeDoorPlanters } from './doorPlanters.ts';
import { frontFences, grassGround, trunkGround } from './fronts.ts';
import { doorClearances, hardGround } from './ground.ts';
import { drawLawns, grassNodes } from './lawn.ts';
import { PlantInstances } from './PlantInstances.ts';
import { subtract } from './rects.ts';
import { plantEdgings, plantFence, plantHedges } from './rows.ts';
import { plantSpecimens } from './specimens.ts';

/** Soil under rows of plants. */
const EARTH_TOP_M = 0.056;
const EARTH_FOOT_M = -0.1;

/** Distance between climbing bougainvilleas. */
const CLIMBERS_M = { many: 3.4, few: 7.5 } as const;

/**
 * All plants of a site: the model's plants, beds with kerbs along house fronts and fences, hedges, edged paths,
 * planters and lawns. In pictures, lawns have blades of grass within `near` (site coordinates), if given.
 */
export function gardenNodes(model: HomeModel, detail: Detail, near?: Focus): SceneNode[] {
  const { site, design, finish } = model;
  const seed = `${design.name} ${site.plot.x1}`;
  const instances = new PlantInstances();
  const hard = hardGround(model);
  const doors = doorClearances(model.blocks);
  const trunks = site.plants.map(trunkGround);

  const tubs = placeDoorPlanters(instances, model, [...hard, ...doors]);
  const fronts = frontFences(model);
  const holes = [...hard, ...doors, ...tubs.map((tub) => grow(tub, 0.05))];
  const beds: Bed[] = [];
  const addBeds = (more: readonly Bed[]): void => {
    beds.push(...more);
    holes.push(...more.map(({ rect }) => rect));
  };
  addBeds(wallBeds(model, holes));
  for (const { run, inwards } of fronts) {
    if (run.style !== 'planted') addBeds(fenceBeds(run, inwards, holes));
  }
  for (const bed of beds) plantBed(instances, bed, { seed, detail, trunks });
  const edgings = plantEdgings(instances, model, [...holes, ...trunks], { seed, detail });
  const hedges = plantHedges(instances, model, [...holes, ...edgings, ...trunks], detail);
  const stepM = finish.planting === 'bougainvillea' ? CLIMBERS_M.many : CLIMBERS_M.few;
  for (const { run, inwards } of fronts)
    plantFence(instances, run, { inwards, stepM, holes: [...hard, ...trunks], seed, detail });
  plantSpecimens(instances, site.plants);

  const earth = [...edgings, ...hedges];
  const taken = [...hard, ...beds.map(({ rect }) => rect), ...earth];
  const lawns = subtract(grassGround(model), taken);
  const ground = new MeshBuilder();
  for (const bed of beds) drawBed(ground, bed, detail);
  drawEarth(ground, earth);
  drawLawns(ground, lawns);
  return [
    {
      mesh: ground.build('lawns and beds'),
      subject: { kind: 'site' },
      places: [{ at: [0, 0, 0], turnRad: 0, scale: [1, 1, 1] }],
    },
    ...instances.nodes(detail),
    ...(detail === 'picture' && near ? grassNodes(lawns, near) : []),
  ];
}

function drawEarth(mesh: MeshBuilder, strips: readonly Rect[]): void {
  for (const strip of strips) {
    const { x0, y0, x1, y1 } = grow(strip, -0.002);
    box(mesh, 'soil', [x0, y0, EARTH_FOOT_M], [x1, y1, EARTH_TOP_M]);
  }
}
