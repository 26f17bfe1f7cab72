import type { Finish } from '#homes/model/finish.ts';
import type { Material } from '#homes/model/materials.ts';
import type { FenceOpening, FenceRun } from '#homes/model/site/site.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { type Detail, type Place, placeAt } from '../../scene.ts';
import { box, tube } from '../../solids.ts';
import type { StreetInstances } from '../StreetInstances.ts';

/** From the fence's centre line to a rolled gate behind it. */
const BEHIND_M = 0.3;
/** Part of a rolled gate that still shows in its opening. */
const SHOWS_M = 0.25;
/** From the middle of a pier to the leaf hinged on it. */
const HINGE_M = 0.27;

/** Open gates of the drives: rolled behind the adjacent fence if that is long enough, otherwise two leaves. */
export function driveGates(
  instances: StreetInstances,
  ways: readonly FenceOpening[],
  runs: readonly FenceRun[],
  finish: Finish,
  detail: Detail,
): void {
  for (const { kind, x0, x1, y, inwards } of ways) {
    if (kind === 'path') continue;
    const widthM = x1 - x0 + 0.2;
    const along = runs.filter(({ from, to }) => from.y === y && to.y === y);
    const heightM = (along[0]?.heightM ?? 1.3) - 0.05;
    const roomWest = along.find(({ to }) => Math.abs(to.x - x0) < 0.01);
    const roomEast = along.find(({ from }) => Math.abs(from.x - x1) < 0.01);
    const room = widthM - SHOWS_M;
    const goesWest = roomWest && x0 - roomWest.from.x > room;
    const goesEast = roomEast && roomEast.to.x - x1 > room;
    const openY = y + inwards * BEHIND_M;
    const put = (leafM: number, places: readonly Place[]) =>
      instances.put(`gate leaf ${leafM.toFixed(2)} ${heightM.toFixed(2)}`, places, (mesh) =>
        leaf(mesh, leafM, heightM, finish.warm, detail),
      );
    if (!goesWest && !goesEast) {
      const halfM = widthM / 2 - HINGE_M;
      const turnRad = (inwards * Math.PI) / 2;
      const leaves = [x0 + HINGE_M, x1 - HINGE_M].map((x) => placeAt([x, y + 0.12 * inwards, 0.02], turnRad));
      put(halfM, leaves);
      continue;
    }
    instances.put(`gate track ${widthM.toFixed(2)}`, [placeAt([x0 - 0.1, openY, 0])], (mesh) =>
      box(mesh, 'steel', [0, -0.03, -0.1], [widthM, 0.03, 0.066], 0),
    );
    const leafX = goesWest ? x0 + SHOWS_M - widthM : x1 - SHOWS_M;
    put(widthM, [placeAt([leafX, openY, 0.02])]);
  }
}

/** A steel frame on rollers with boards inside, starting at x = 0. */
function leaf(mesh: MeshBuilder, widthM: number, heightM: number, warm: Material, detail: Detail): void {
  const fine = detail === 'picture';
  const cutM = fine ? 0.008 : 0;
  const frame = (xa: number, za: number, xb: number, zb: number, halfM: number) =>
    box(mesh, 'steel_b', [xa, -halfM, za], [xb, halfM, zb], cutM);
  frame(0, 0.06, 0.07, heightM, 0.03);
  frame(widthM - 0.07, 0.06, widthM, heightM, 0.03);
  frame(0.06, 0.07, widthM - 0.06, 0.16, 0.026);
  frame(0.06, heightM - 0.08, widthM - 0.06, heightM - 0.01, 0.026);
  const stepM = fine ? 0.125 : 0.25;
  const count = Math.floor((heightM - 0.28) / stepM);
  for (let index = 0; index < count; index += 1) {
    const z = 0.19 + index * stepM;
    box(mesh, warm, [0.065, -0.018, z], [widthM - 0.065, 0.018, z + stepM - 0.025], fine ? 0.006 : 0);
  }
  for (const x of [0.5, widthM - 0.5]) {
    tube(
      mesh,
      'steel',
      [
        [x, -0.024, 0.06],
        [x, 0.024, 0.06],
      ],
      0.06,
      fine ? 12 : 6,
    );
  }
}
