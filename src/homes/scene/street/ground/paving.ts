import { type RandomStream, randomStream } from '#domain/random.ts';
import { grow, type Rect } from '#homes/model/geometry.ts';
import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { placeAt } from '../../scene.ts';
import { box } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';
import type { StreetInstances } from '../StreetInstances.ts';

/** A pattern of paving. */
export interface Bond {
  readonly longM: number;
  readonly wideM: number;
  readonly gapM: number;
  readonly topM: number;
  /** The first is the main colour, the others are mixed in. */
  readonly stones: readonly [Material, ...Material[]];
  readonly bed: Material;
  /** Whether there is a course of red stones along the sides. */
  readonly hasBorder: boolean;
  /** Whether every second row starts with half a stone. */
  readonly isStaggered: boolean;
}

const FIELD_SHARE = 0.74;
const CUT_M = 0.006;
const BORDER_M = 0.3;
const STONE_M = 0.06;
const FOOT_M = -0.2;
/** Depth of the joints below the stones. */
const JOINT_M = 0.012;

/** Single stones near the focus, otherwise a sheet of the same height. */
export function paving(instances: StreetInstances, area: Rect, bond: Bond, isNear: boolean): void {
  // Leaves a tiny gap to other paving.
  const laid = grow(area, -0.002);
  const { x0, y0, x1, y1 } = laid;
  if (x1 - x0 < 0.1 || y1 - y0 < 0.1) return;
  instances.put(`paving ${x0} ${y0} ${x1} ${y1}`, [placeAt([0, 0, 0])], (mesh) => {
    if (!isNear) {
      box(mesh, bond.stones[0], [x0, y0, FOOT_M], [x1, y1, bond.topM - 0.004]);
      return;
    }
    box(mesh, bond.bed, [x0, y0, FOOT_M], [x1, y1, bond.topM - JOINT_M]);
    const stream = randomStream('paving', `${x0} ${y0} ${x1} ${y1}`);
    if (!bond.hasBorder) {
      field(mesh, laid, bond, stream);
      return;
    }
    const red: Bond = { ...bond, longM: 0.15, wideM: BORDER_M, stones: ['pave_red'], isStaggered: false };
    const upright: Bond = { ...red, longM: BORDER_M, wideM: 0.15 };
    field(mesh, { x0, y0, x1: x0 + BORDER_M, y1 }, upright, stream);
    field(mesh, { x0: x1 - BORDER_M, y0, x1, y1 }, upright, stream);
    field(mesh, { x0: x0 + BORDER_M, y0, x1: x1 - BORDER_M, y1 }, bond, stream);
  });
}

function field(mesh: MeshBuilder, { x0, y0, x1, y1 }: Rect, bond: Bond, stream: RandomStream): void {
  const { longM, wideM, gapM, topM, stones, isStaggered } = bond;
  const rows = Math.max(1, Math.round((y1 - y0) / wideM));
  const rowM = (y1 - y0) / rows;
  for (let row = 0; row < rows; row += 1) {
    const ends: number[] = [x0];
    let x = x0 + (isStaggered && row % 2 === 1 ? longM / 2 : longM);
    while (x < x1 - 0.3 * longM) {
      ends.push(x);
      x += longM;
    }
    ends.push(x1);
    for (let index = 0; index + 1 < ends.length; index += 1) {
      const stone =
        stream.next() < FIELD_SHARE
          ? stones[0]
          : (stones[Math.floor(stream.next() * stones.length)] ?? stones[0]);
      const [from, to] = [ends[index] ?? x0, ends[index + 1] ?? x1];
      const ya = y0 + row * rowM;
      stoneAt(
        mesh,
        stone,
        { x0: from + gapM / 2, y0: ya + gapM / 2, x1: to - gapM / 2, y1: ya + rowM - gapM / 2 },
        topM + 0.0015 * stream.next(),
      );
    }
  }
}

/** A stone with chamfered upper edges. */
function stoneAt(mesh: MeshBuilder, material: Material, { x0, y0, x1, y1 }: Rect, topM: number): void {
  const ring = (inM: number, z: number): [Vec3, Vec3, Vec3, Vec3] => [
    [x0 + inM, y0 + inM, z],
    [x1 - inM, y0 + inM, z],
    [x1 - inM, y1 - inM, z],
    [x0 + inM, y1 - inM, z],
  ];
  const foot = ring(0, topM - STONE_M);
  const shoulder = ring(0, topM - CUT_M);
  const top = ring(CUT_M, topM);
  const skirt = (low: readonly Vec3[], high: readonly Vec3[]) =>
    low.map((corner, index) => {
      const next = (index + 1) % 4;
      return [corner, low[next] ?? corner, high[next] ?? corner, high[index] ?? corner];
    });
  mesh.faces(material, [[...foot].reverse(), ...skirt(foot, shoulder), ...skirt(shoulder, top), top]);
}
