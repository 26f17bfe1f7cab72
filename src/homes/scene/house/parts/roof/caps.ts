import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '#homes/scene/mesh.ts';
import { tube } from '#homes/scene/solids.ts';
import { add, dot, length, normalize, scale, subtract, type Vec3 } from '#homes/scene/vector.ts';
import type { Point2 } from '../grid.ts';
import { rightOf } from './edges.ts';
import { heightAt, type Piece } from './envelope.ts';
import { edgesOf } from './refined.ts';

const RADIUS_M = 0.07;
const UP_M = 0.02;
/** Overlap past their ends; slightly different for each, so that no two ends are coplanar. */
const PAST_M = 0.012;
const ENDS = 7;

interface Crease {
  readonly from: Vec3;
  readonly to: Vec3;
}

/** Round caps over ridges and hips: everywhere two slopes fall away from each other. */
export function drawCaps(
  mesh: MeshBuilder,
  material: Material,
  pieces: readonly Piece[],
  sides: number,
): void {
  joined(creasesOf(pieces)).forEach(({ from, to }, index) => {
    const lift: Vec3 = [0, 0, UP_M];
    const pastM = PAST_M + (index % ENDS) * 0.002;
    const along = scale(normalize(subtract(to, from)), pastM);
    tube(mesh, material, [add(subtract(from, along), lift), add(add(to, along), lift)], RADIUS_M, sides);
  });
}

function creasesOf(pieces: readonly Piece[]): Crease[] {
  return pieces.flatMap((one, index) =>
    pieces.slice(index + 1).flatMap((other) => {
      if (one.slope === other.slope) return [];
      return edgesOf(one.outline).flatMap((edge) =>
        edgesOf(other.outline).flatMap((facing) => shared(one, edge, other, facing)),
      );
    }),
  );
}

type Edge = readonly [Point2, Point2];

/** The common part of two pieces' edges, if the roof bends down on both sides of it. */
function shared(one: Piece, [a, b]: Edge, other: Piece, [c, d]: Edge): Crease[] {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point2 = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const out = rightOf(a, b);
  const off = (point: Point2) => Math.abs((point[0] - a[0]) * out[0] + (point[1] - a[1]) * out[1]);
  if (off(c) > 1e-3 || off(d) > 1e-3) return [];
  const t = (point: Point2) => (point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1];
  const from = Math.max(0, Math.min(t(c), t(d)));
  const to = Math.min(long, Math.max(t(c), t(d)));
  if (to - from < LEAST_M) return [];
  const at = (metres: number): Point2 => [a[0] + along[0] * metres, a[1] + along[1] * metres];
  const middle = at((from + to) / 2);
  const rise = heightAt(one.slope.plane, middle) - heightAt(other.slope.plane, middle);
  const inside: Point2 = [middle[0] - out[0] * 0.1, middle[1] - out[1] * 0.1];
  const isConvex = heightAt(other.slope.plane, inside) > heightAt(one.slope.plane, inside) + 1e-4;
  if (Math.abs(rise) > 1e-3 || !isConvex) return [];
  const lifted = (point: Point2): Vec3 => [point[0], point[1], heightAt(one.slope.plane, point)];
  return [{ from: lifted(at(from)), to: lifted(at(to)) }];
}

/** Joins creases that continue in one line into one cap. */
function joined(creases: readonly Crease[]): Crease[] {
  const rest = [...creases];
  const all: Crease[] = [];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const index = rest.findIndex((other) => next && inOneLine(next, other) !== null);
    const [other] = index < 0 ? [] : rest.splice(index, 1);
    const both = other ? inOneLine(next, other) : null;
    if (both) rest.push(both);
    else all.push(next);
  }
  return all;
}

const NEAR_M = 3e-3;
const LEAST_M = 2e-3;
const GAP_M = 0.06;

/** Both creases joined, if they are in one line and touch; otherwise null. */
function inOneLine(a: Crease, b: Crease): Crease | null {
  const along = normalize(subtract(a.to, a.from));
  const at = (point: Vec3) => dot(subtract(point, a.from), along);
  const off = (point: Vec3) => length(subtract(subtract(point, a.from), scale(along, at(point))));
  if (off(b.from) > NEAR_M || off(b.to) > NEAR_M) return null;
  const ends = [a.from, a.to, b.from, b.to].sort((p, q) => at(p) - at(q));
  const [first = a.from, last = a.to] = [ends[0], ends[3]];
  const apart = at(last) - at(first) - length(subtract(a.to, a.from)) - length(subtract(b.to, b.from));
  return apart > GAP_M ? null : { from: first, to: last };
}
