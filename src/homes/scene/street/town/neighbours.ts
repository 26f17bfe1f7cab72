import type { PropertyType } from '#domain/listings/listings.ts';
import { hash, randomStream } from '#domain/random.ts';
import { homeModel } from '#homes/model/home.ts';
import type { HomeModel } from '#homes/model/model.ts';
import { gardenNodes } from '../../garden/garden.ts';
import { houseNodes } from '../../house/house.ts';
import type { Detail, SceneNode } from '../../scene.ts';
import { placeAt } from '../../scene.ts';
import { box } from '../../solids.ts';
import { parkedCars } from '../cars/parked.ts';
import { fences } from '../fences/fences.ts';
import { driveGates } from '../fences/gates.ts';
import { ways } from '../ground/ways.ts';
import { StreetInstances } from '../StreetInstances.ts';
import { services } from '../services/services.ts';

/** A house next door with its ground, facing south in its own coordinates. */
export interface Neighbour {
  readonly model: HomeModel;
  readonly nodes: readonly SceneNode[];
}

/** Detached houses only: a flat or a terrace would come with its own estate. */
const TYPES: readonly PropertyType[] = ['duplex', 'bungalow', 'house', 'maisonette'];
const TRIES = 12;

/** A seed for the surroundings of a listing's homes. */
export const seedOf = ({ design, finish, site, blocks }: HomeModel): string =>
  `${hash(JSON.stringify([design.name, finish, site.plot, blocks.map(({ id }) => id)]))}`;

/** `count` houses of designs other than the listing's, all different. */
export function neighboursOf(model: HomeModel, count: number, detail: Detail): Neighbour[] {
  const seed = seedOf(model);
  const names = new Set([model.design.name]);
  const walls = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    let candidate = invented(seed, `${index}`);
    for (
      let attempt = 1;
      attempt < TRIES && (names.has(candidate.design.name) || walls.has(candidate.finish.wall));
      attempt += 1
    ) {
      candidate = invented(seed, `${index} ${attempt}`);
    }
    names.add(candidate.design.name);
    if (walls.size < 3) walls.add(candidate.finish.wall);
    return { model: candidate, nodes: nodesOf(candidate, detail) };
  });
}

function invented(seed: string, name: string): HomeModel {
  const stream = randomStream(seed, `neighbour ${name}`);
  const type = TYPES[Math.floor(stream.next() * TYPES.length)] ?? 'duplex';
  const bedroomCount = type === 'bungalow' ? 3 : 4;
  const id = `neighbour ${name}`;
  return homeModel({
    code: `${seed} ${name}`,
    type,
    beds: bedroomCount,
    baths: bedroomCount,
    buildings: [{ id, bedroomCount, floorCount: 1, apartments: [{ id, label: 'U1', floor: 0 }] }],
  });
}

function nodesOf(model: HomeModel, detail: Detail): SceneNode[] {
  const { site, finish } = model;
  const instances = new StreetInstances();
  const { plot } = site;
  instances.put('neighbour earth', [placeAt([0, 0, 0])], (mesh) =>
    box(mesh, 'soil', [plot.x0, 0.1, -0.4], [plot.x1, plot.y1, -0.055]),
  );
  fences(instances, site.fence, finish, detail);
  driveGates(instances, [{ kind: 'drive', inwards: 1, ...site.gate }], site.fence, finish, detail);
  ways(instances, model, undefined);
  services(instances, model, detail);
  parkedCars(instances, site.cars, detail);
  return [
    ...instances.nodes({ kind: 'surroundings' }),
    ...houseNodes(model, detail),
    ...gardenNodes(model, 'live'),
  ];
}
