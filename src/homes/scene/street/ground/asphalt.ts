import { randomStream } from '#domain/random.ts';
import { grow, type Rect } from '#homes/model/geometry.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { type Detail, placeAt } from '../../scene.ts';
import { box } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';
import type { StreetInstances } from '../StreetInstances.ts';

const FOOT_M = -0.3;
/** Asphalt's top is height 0 of the scene. */
const TOP_M = 0;
const DUST_M = 0.004;
const DUST_PIECE_M = 7.2;
const DASH_M = 2;
const DASH_EVERY_M = 5;

/** A sheet of asphalt; `mouths` are slightly lower and extend under their neighbours. */
export function asphalt(instances: StreetInstances, carriageway: Rect, mouths: readonly Rect[]): void {
  // Its sides are hidden under the kerbs.
  const { x0, y0, x1, y1 } = grow(carriageway, 0.02);
  instances.put(`asphalt ${x0} ${y0} ${x1} ${y1}`, [placeAt([0, 0, 0])], (mesh) => {
    box(mesh, 'asphalt', [x0, y0, FOOT_M], [x1, y1, TOP_M]);
    mouths.forEach((mouth, index) => {
      const { x0: a, y0: b, x1: c, y1: d } = grow(mouth, 0.06);
      box(mesh, 'asphalt', [a, b, FOOT_M + 0.02 + index * 0.004], [c, d, TOP_M - 0.003 - index * 0.002]);
    });
  });
}

/** Red dust along the kerbs, and a broken centre line on two-lane roads. */
export function roadDetails(
  instances: StreetInstances,
  road: Rect,
  hasMarkings: boolean,
  detail: Detail,
): void {
  const isEast = road.x1 - road.x0 > road.y1 - road.y0;
  const [from, to] = isEast ? [road.x0, road.x1] : [road.y0, road.y1];
  const turnRad = isEast ? 0 : Math.PI / 2;
  const at = (along: number, across: number): Vec3 => (isEast ? [along, across, 0] : [across, along, 0]);
  if (detail === 'picture') {
    const [low, high] = isEast ? [road.y0, road.y1] : [road.x1, road.x0];
    const count = Math.floor((to - from) / DUST_PIECE_M);
    for (let index = 0; index < count; index += 1) {
      const kind = (index * 5) % 3;
      const start = from + index * DUST_PIECE_M;
      instances.put(`dust ${kind}`, [placeAt(at(start, low), turnRad)], (mesh) => dust(mesh, kind));
      instances.put(
        `dust ${(kind + 1) % 3}`,
        [placeAt(at(start + DUST_PIECE_M, high), turnRad + Math.PI)],
        (mesh) => dust(mesh, (kind + 1) % 3),
      );
    }
  }
  if (!hasMarkings) return;
  const middle = isEast ? (road.y0 + road.y1) / 2 : (road.x0 + road.x1) / 2;
  const count = Math.floor((to - from) / DASH_EVERY_M);
  const places = Array.from({ length: count }, (_, index) =>
    placeAt(at(from + 1.5 + index * DASH_EVERY_M, middle), turnRad),
  );
  instances.put('road marking', places, (mesh) =>
    box(mesh, 'marking', [0, -0.06, -0.02], [DASH_M, 0.06, DUST_M + 0.002]),
  );
}

/** A strip from x = 0 along a kerb at y = 0, with a ragged inner edge. */
function dust(mesh: MeshBuilder, kind: number): void {
  const stream = randomStream('dust', `${kind}`);
  const steps = 14;
  const edge = Array.from({ length: steps + 1 }, (_, index) => {
    const isEnd = index === 0 || index === steps;
    return isEnd ? 0.12 : 0.05 + 0.2 * stream.next() + (stream.chance(0.15) ? 0.2 : 0);
  });
  const foot = -DUST_M / 2;
  const along = (step: number): number => 0.003 + ((DUST_PIECE_M - 0.006) * step) / steps;
  edge.slice(1).forEach((yb, index) => {
    const ya = edge[index] ?? yb;
    const [xa, xb] = [along(index), along(index + 1)];
    const section = (x: number, y: number): readonly [Vec3, Vec3, Vec3, Vec3] => [
      [x, -0.012, foot],
      [x, -0.012, DUST_M],
      [x, y * 0.55, DUST_M],
      [x, y, foot],
    ];
    const [a, b] = [section(xa, ya), section(xb, yb)];
    mesh.faces(
      'laterite',
      [0, 1, 2, 3].map((corner) => {
        const next = (corner + 1) % 4;
        return [a[corner] ?? a[0], a[next] ?? a[0], b[next] ?? b[0], b[corner] ?? b[0]];
      }),
    );
    if (index === 0) mesh.faces('laterite', [[...a].reverse()]);
    if (index === steps - 1) mesh.faces('laterite', [b]);
  });
}
