import type { RandomStream } from '#domain/random.ts';
import type { Material } from '#homes/model/materials.ts';
import type { RoomKind } from '#homes/model/model.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Vec3 } from '../../vector.ts';
import { pane } from '../flat.ts';
import type { HouseStyle } from '../style.ts';
import type { Hole } from '../sweep.ts';
import type { PlacedOpening } from '../walls/sides.ts';

/** A range of the width that a cloth covers; 0 is the left end as seen from outside. */
interface Hanging {
  readonly from: number;
  readonly to: number;
  readonly cloth: 'sheer' | 'drape';
}

const sheer = (from: number, to: number): Hanging => ({ from, to, cloth: 'sheer' });
const drape = (from: number, to: number): Hanging => ({ from, to, cloth: 'drape' });

const ARRANGEMENTS: readonly [readonly Hanging[], ...(readonly Hanging[])[]] = [
  [sheer(0, 0.32), sheer(0.68, 1)],
  [drape(0, 0.18), drape(0.82, 1)],
  [sheer(0, 1)],
  [sheer(0, 1), drape(0, 0.17), drape(0.83, 1)],
  [sheer(0, 0.48), drape(0.84, 1)],
  [drape(0, 0.16), sheer(0.55, 1)],
  [drape(0, 0.16), drape(0.84, 1), sheer(0.3, 0.84)],
];

const SHEER_ONLY: readonly RoomKind[] = ['bath', 'toilet'];
const WITHOUT_CURTAINS: readonly RoomKind[] = [
  'landing',
  'stair',
  'gallery',
  'corridor',
  'hall',
  'store',
  'kitchen',
  'spare',
];

const SIDE_M = 0.12;
const OVER_M = 0.12;
const UNDER_M = 0.22;
/** Windows with a lower sill have curtains down to the floor. */
const LONG_BELOW_M = 0.75;
const OFF_FLOOR_M = 0.025;
/** Distances behind the wall's inner face. */
const SHEER_M = 0.075;
const DRAPE_M = 0.135;
const PLEAT_M = 0.115;
const SWING_M = 0.026;
const STEPS_PER_PLEAT = 4;

/** Curtains behind a window or a slider, chosen by room and at random. */
export function drawCurtains(
  mesh: MeshBuilder,
  hole: Hole,
  { inner, wall, opening }: PlacedOpening,
  { style, stream }: { style: HouseStyle; stream: RandomStream },
): void {
  const chosen = stream.pick(ARRANGEMENTS);
  if (!inner || WITHOUT_CURTAINS.includes(inner.kind)) return;
  const isSheerOnly = SHEER_ONLY.includes(inner.kind);
  const hangings = isSheerOnly ? [sheer(0, 1)] : chosen;
  const [x0, x1] = [hole.x0 - SIDE_M, hole.x1 + SIDE_M];
  const isLong = opening.sillM < LONG_BELOW_M;
  const [z0, z1] = [isLong ? OFF_FLOOR_M : hole.z0 - UNDER_M, hole.z1 + OVER_M];
  for (const { from, to, cloth } of hangings) {
    const y = wall.thicknessM + (cloth === 'sheer' ? SHEER_M : DRAPE_M);
    const sheet = { x0: x0 + (x1 - x0) * from, x1: x0 + (x1 - x0) * to, z0, z1 };
    const material: Material = cloth === 'sheer' ? 'curtain' : style.drapes;
    if (style.detail === 'live') mesh.faces(material, [pane(sheet, y)]);
    else drawPleats(mesh, material, sheet, { y, phase: stream.between(0, 6) });
  }
}

/** A slightly irregular wave that is wider at the hem than at the rail. */
function drawPleats(
  mesh: MeshBuilder,
  material: Material,
  { x0, x1, z0, z1 }: Hole,
  { y, phase }: { y: number; phase: number },
): void {
  const count = Math.max(8, Math.round(((x1 - x0) / PLEAT_M) * STEPS_PER_PLEAT));
  const corners: Vec3[] = [];
  const faces: number[][] = [];
  for (let step = 0; step <= count; step += 1) {
    const x = x0 + ((x1 - x0) * step) / count;
    const angle = ((x - x0) / PLEAT_M) * 2 * Math.PI + phase + 0.7 * Math.sin(x * 5 + phase);
    const deep = SWING_M * (0.75 + 0.25 * Math.sin(x * 9 + phase));
    corners.push([x, y + deep * Math.sin(angle), z0], [x, y + 0.6 * deep * Math.sin(angle + 0.3), z1]);
    if (step > 0) {
      const at = 2 * step;
      faces.push([at - 2, at, at + 1, at - 1]);
    }
  }
  mesh.smooth(material, corners, faces);
}
