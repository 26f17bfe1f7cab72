import type { Finish } from '#homes/model/finish.ts';
import type { HomeModel } from '#homes/model/model.ts';
import type { Gate } from '#homes/model/site/site.ts';
import { type Detail, placeAt } from '../../scene.ts';
import { box } from '../../solids.ts';
import type { StreetInstances } from '../StreetInstances.ts';
import { barrier } from './barrier.ts';
import { gatehouse } from './gatehouse.ts';
import { generatorHouse } from './generator.ts';
import { tankStand } from './tankStand.ts';

const GATE_PIER_M = 2.5;

/** An estate's shared services: gatehouse, barrier and sign at the gate, the generator, the tank. */
export function services(instances: StreetInstances, { site, finish }: HomeModel, detail: Detail): void {
  const { gate } = site;
  for (const { kind, rect, heightM } of site.services) {
    const { x0, y0, x1, y1 } = rect;
    const corner = [placeAt([x0, y0, 0])];
    if (kind === 'generator') {
      instances.put('generator', corner, (mesh) => generatorHouse(mesh, x1 - x0, y1 - y0, heightM, detail));
    } else if (kind === 'tank') {
      instances.put('tank stand', [placeAt([(x0 + x1) / 2, (y0 + y1) / 2, 0])], (mesh) =>
        tankStand(mesh, detail),
      );
    } else {
      instances.put('gatehouse', corner, (mesh) => gatehouse(mesh, x1 - x0, heightM, finish, detail));
      const isEast = x0 > gate.x1;
      instances.put(
        'barrier',
        [placeAt([isEast ? x0 - 0.3 : x1 + 0.3, y1 + 0.5, 0], isEast ? Math.PI : 0)],
        (mesh) => barrier(mesh, gate.x1 - gate.x0 - 0.4, detail),
      );
      // The sign is on the other side, clear of the gatehouse's window.
      gateway(instances, gate, !isEast, finish, detail);
    }
  }
}

/** Two tall piers, and a wall for the estate's name. */
function gateway(
  instances: StreetInstances,
  { x0, x1 }: Gate,
  signIsEast: boolean,
  { base, warm }: Finish,
  detail: Detail,
): void {
  const cutM = detail === 'picture' ? 0.015 : 0;
  instances.put('gate pier', [placeAt([x0 - 0.06, 0, 0]), placeAt([x1 + 0.06, 0, 0])], (mesh) => {
    box(mesh, base, [-0.32, -0.32, -0.36], [0.32, 0.32, GATE_PIER_M], cutM);
    box(mesh, 'stucco_char', [-0.4, -0.4, GATE_PIER_M - 0.004], [0.4, 0.4, GATE_PIER_M + 0.1], cutM);
    box(mesh, 'lamp', [-0.13, -0.13, GATE_PIER_M + 0.096], [0.13, 0.13, GATE_PIER_M + 0.36], cutM);
    box(mesh, 'stucco_char', [-0.17, -0.17, GATE_PIER_M + 0.356], [0.17, 0.17, GATE_PIER_M + 0.4], cutM);
  });
  const signX = signIsEast ? x1 + 0.7 : x0 - 0.7 - 2.6;
  instances.put('sign wall', [placeAt([signX, -0.36, 0])], (mesh) => {
    box(mesh, base, [0, -0.18, -0.3], [2.6, 0.12, 1.7], cutM);
    box(mesh, 'stucco_char', [-0.04, -0.22, 1.694], [2.64, 0.16, 1.77], cutM);
    box(mesh, warm, [0.3, -0.2, 0.7], [2.3, -0.17, 1.4], cutM / 2);
  });
}
