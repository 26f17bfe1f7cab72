import type { Material } from '../../../../model/materials.ts';
import type { MeshBuilder } from '../../../mesh.ts';
import { tube } from '../../../solids.ts';
import type { Vec3 } from '../../../vector.ts';
import type { Point2 } from '../grid.ts';
import { rightOf } from './edges.ts';
import { heightAt, type Piece } from './envelope.ts';

const RADIUS_M = 0.07;
const UP_M = 0.02;

interface Crease {
  readonly from: Vec3;
  readonly to: Vec3;
}

/** Round caps over ridges and hips: wherever two slopes fall away from each other. */
export function drawCaps(
  mesh: MeshBuilder,
  material: Material,
  pieces: readonly Piece[],
  sides: number,
): void {
  for (const { from, to } of joined(creasesOf(pieces))) {
    const up = ([x, y, z]: Vec3): Vec3 => [x, y, z + UP_M];
    tube(mesh, material, [up(from), up(to)], RADIUS_M, sides);
  }
}

function creasesOf(pieces: readonly Piece[]): Crease[] {
  return pieces.flatMap((one, index) =>
    pieces.slice(index + 1).flatMap((other) => {
      if (one.slope === other.slope) return [];
      return edgesOf(one).flatMap((edge) =>
        edgesOf(other).flatMap((facing) => shared(one, edge, other, facing)),
      );
    }),
  );
}

type Edge = readonly [Point2, Point2];

const edgesOf = ({ outline }: Piece): Edge[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);

/** What two pieces have in common of two edges, where the roof bends down on both sides of it. */
function shared(one: Piece, [a, b]: Edge, other: Piece, [c, d]: Edge): Crease[] {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point2 = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const out = rightOf(a, b);
  const off = (point: Point2) => Math.abs((point[0] - a[0]) * out[0] + (point[1] - a[1]) * out[1]);
  if (off(c) > 1e-3 || off(d) > 1e-3) return [];
  const t = (point: Point2) => (point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1];
  const from = Math.max(0, Math.min(t(c), t(d)));
  const to = Math.min(long, Math.max(t(c), t(d)));
  if (to - from < 0.05) return [];
  const at = (metres: number): Point2 => [a[0] + along[0] * metres, a[1] + along[1] * metres];
  const middle = at((from + to) / 2);
  const rise = heightAt(one.slope.plane, middle) - heightAt(other.slope.plane, middle);
  const inside: Point2 = [middle[0] - out[0] * 0.1, middle[1] - out[1] * 0.1];
  const isConvex = heightAt(other.slope.plane, inside) > heightAt(one.slope.plane, inside) + 1e-4;
  if (Math.abs(rise) > 1e-3 || !isConvex) return [];
  const lifted = (point: Point2): Vec3 => [point[0], point[1], heightAt(one.slope.plane, point)];
  return [{ from: lifted(at(from)), to: lifted(at(to)) }];
}

/** Creases that go on in one line become one cap. */
function joined(creases: readonly Crease[]): Crease[] {
  const all: Crease[] = [];
  for (let next of creases) {
    for (let index = all.length - 1; index >= 0; index -= 1) {
      const one = all[index] && inOneLine(all[index] as Crease, next);
      if (!one) continue;
      next = one;
      all.splice(index, 1);
      index = all.length;
    }
    all.push(next);
  }
  return all;
}

function inOneLine(a: Crease, b: Crease): Crease | null {
  const ends = [a.from, a.to, b.from, b.to];
  const distance = (p: Vec3, q: Vec3) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  const meet = [a.from, a.to].some((p) => [b.from, b.to].some((q) => distance(p, q) < 2e-3));
  if (!meet) return null;
  let best: Crease = a;
  for (const from of ends)
    for (const to of ends) {
      if (distance(from, to) > distance(best.from, best.to)) best = { from, to };
    }
  const isStraight =
    Math.abs(distance(a.from, a.to) + distance(b.from, b.to) - distance(best.from, best.to)) < 2e-3;
  return isStraight ? best : null;
}
