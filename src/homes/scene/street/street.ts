import type { HomeModel } from '../../model/model.ts';
import type { Detail, SceneNode } from '../scene.ts';
import { parkedCars } from './cars/parked.ts';
import { fences } from './fences/fences.ts';
import { driveGates } from './fences/gates.ts';
import type { Focus } from './focus.ts';
import { ground } from './ground/ground.ts';
import { lighting } from './poles/lighting.ts';
import { StreetInstances } from './StreetInstances.ts';
import { services } from './services/services.ts';

/**
 * A site without blocks and plants: roads, paving, fences, gates, services, lights and cars. Without a focus, all
 * paving is drawn as sheets.
 */
export function siteNodes(model: HomeModel, detail: Detail, focus?: Focus): SceneNode[] {
  const instances = new StreetInstances();
  const { site, finish } = model;
  ground(instances, model, detail, detail === 'picture' ? focus : undefined);
  fences(instances, [...site.fence, ...site.gardenFences], finish, detail);
  const main = { kind: 'drive', inwards: 1, ...site.gate } as const;
  driveGates(instances, [...site.fenceOpenings, main], [...site.fence, ...site.gardenFences], finish, detail);
  services(instances, model, detail);
  lighting(instances, model, detail);
  parkedCars(instances, site.cars, detail);
  return instances.nodes({ kind: 'site' });
}
