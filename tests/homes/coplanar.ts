import type { Mesh } from '#homes/scene/mesh.ts';
import { dot, type Vec3 } from '#homes/scene/vector.ts';
import { show, type Triangle, trianglesOf } from './triangles.ts';

/** Faces nearer than this fight for the same pixels. */
const SAME_PLANE_M = 0.0006;
/** Less is the rounding of edges that touch. */
const LEAST_AREA_SQM = 2e-5;

interface Flat {
  readonly triangle: Triangle;
  readonly offsetM: number;
  readonly outline: readonly Point[];
  readonly low: Point;
  readonly high: Point;
}
type Point = readonly [u: number, v: number];

/** Pairs of faces that lie in one plane and over each other, whichever way they look: none may. */
export function coplanarOverlaps(meshes: readonly Mesh[]): string[] {
  const planes = new Map<string, Flat[]>();
  for (const triangle of meshes.flatMap(trianglesOf)) {
    const { normal, flat } = flattened(triangle);
    const name = normal.map((each) => Math.round(each * 500 + 0.01)).join(' ');
    const plane = planes.get(name);
    if (plane) plane.push(flat);
    else planes.set(name, [flat]);
  }
  return [...planes.values()].flatMap(overlapsAmong);
}

function overlapsAmong(flats: readonly Flat[]): string[] {
  const found: string[] = [];
  const sorted = [...flats].sort((a, b) => a.offsetM - b.offsetM);
  let layer: Flat[] = [];
  const close = () => {
    const row = layer.sort((a, b) => a.low[0] - b.low[0]);
    row.forEach((one, index) => {
      for (let next = index + 1; next < row.length; next += 1) {
        const other = row[next];
        if (!other || other.low[0] >= one.high[0]) break;
        if (other.low[1] >= one.high[1] || one.low[1] >= other.high[1]) continue;
        if (Math.abs(one.offsetM - other.offsetM) > SAME_PLANE_M) continue;
        const area = areaOf(clipped(one.outline, other.outline));
        if (area > LEAST_AREA_SQM) found.push(described(one, other, area));
      }
    });
    layer = [];
  };
  for (const flat of sorted) {
    const last = layer.at(-1);
    if (last && flat.offsetM - last.offsetM > SAME_PLANE_M) close();
    layer.push(flat);
  }
  close();
  return found;
}

const described = ({ triangle: a }: Flat, { triangle: b }: Flat, areaSqm: number): string =>
  `${a.mesh} ${a.material} and ${b.mesh} ${b.material}, ${areaSqm.toFixed(5)} m², at ${show(a.corners[0])} and ${show(b.corners[0])}, normal ${show(a.normal)}`;

/** With its plane's normal on one half of the sphere, and its corners within the plane, anticlockwise. */
function flattened(triangle: Triangle): { readonly normal: Vec3; readonly flat: Flat } {
  const { corners, normal: own } = triangle;
  const first = own.find((each) => Math.abs(each) > 1e-3) ?? 1;
  const sign = first < 0 ? -1 : 1;
  const normal: Vec3 = [own[0] * sign, own[1] * sign, own[2] * sign];
  const axis = [0, 1, 2].reduce(
    // Faces of one plane at 45° take one axis, whatever their rounding.
    (best, each) => (Math.abs(own[each] ?? 0) > Math.abs(own[best] ?? 0) + 1e-3 ? each : best),
    0,
  );
  const [u, v] = [0, 1, 2].filter((each) => each !== axis);
  const points = corners.map((corner): Point => [corner[u ?? 0] ?? 0, corner[v ?? 1] ?? 0]);
  const outline = signedArea(points) < 0 ? [...points].reverse() : points;
  const us = outline.map(([each]) => each);
  const vs = outline.map(([, each]) => each);
  return {
    normal,
    flat: {
      triangle,
      offsetM: dot(corners[0], normal),
      outline,
      low: [Math.min(...us), Math.min(...vs)],
      high: [Math.max(...us), Math.max(...vs)],
    },
  };
}

function signedArea(points: readonly Point[]): number {
  return (
    points.reduce((sum, [u, v], index) => {
      const [nextU, nextV] = points[(index + 1) % points.length] ?? [u, v];
      return sum + u * nextV - nextU * v;
    }, 0) / 2
  );
}

const areaOf = (points: readonly Point[]): number => (points.length < 3 ? 0 : Math.abs(signedArea(points)));

/** What two convex outlines have in common. */
function clipped(subject: readonly Point[], by: readonly Point[]): readonly Point[] {
  return by.reduce<readonly Point[]>((left, from, index) => {
    const to = by[(index + 1) % by.length] ?? from;
    const side = ([u, v]: Point) => (to[0] - from[0]) * (v - from[1]) - (to[1] - from[1]) * (u - from[0]);
    return left.flatMap((point, at): Point[] => {
      const next = left[(at + 1) % left.length] ?? point;
      const [here, there] = [side(point), side(next)];
      const kept: Point[] = here >= 0 ? [point] : [];
      if (here >= 0 === there >= 0) return kept;
      const share = here / (here - there);
      return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
    });
  }, subject);
}
