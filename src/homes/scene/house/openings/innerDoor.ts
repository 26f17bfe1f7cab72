import type { RandomStream } from '#domain/random.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { box } from '../../solids.ts';
import { pane } from '../flat.ts';
import type { HouseStyle } from '../style.ts';
import { bar, portal } from '../sweep.ts';
import type { PlacedOpening } from '../walls/sides.ts';

const LINING_M = 0.03;
const ARCHITRAVE_M = 0.05;
const PROUD_M = 0.014;
const LEAF_M = 0.04;
const GAP_M = 0.004;
const AJAR_CHANCE = 0.6;

/** A leaf in its frame, closed or open. */
export function drawInnerDoor(
  mesh: MeshBuilder,
  { opening, wall, hinge, swing }: PlacedOpening,
  style: HouseStyle,
  stream: RandomStream,
): void {
  const thickM = wall.thicknessM;
  const half = opening.widthM / 2;
  const isLive = style.detail === 'live';
  if (!isLive) {
    portal(
      mesh,
      style.innerDoorFrame,
      { x0: -half, x1: half, z0: -0.03, z1: opening.heightM },
      bar(LINING_M, ARCHITRAVE_M, -PROUD_M, thickM + PROUD_M),
    );
  }
  const openRad = stream.chance(AJAR_CHANCE) ? stream.between(1.15, 1.5) : 0;
  // Hinged at the face that it opens to; in the leaf's own frame it extends along x, with its back at y = 0.
  const hingeX = hinge * (half - LINING_M - GAP_M);
  const hingeY = swing > 0 ? thickM - 0.004 : 0.004;
  const closedRad = hinge < 0 ? 0 : Math.PI;
  const turnRad = closedRad - hinge * swing * openRad;
  const widthM = opening.widthM - 2 * (LINING_M + GAP_M);
  // A leaf hinged at the left wall face is to the right of its line, and vice versa.
  const side = hinge * swing > 0 ? 1 : -1;
  mesh.within({ at: [hingeX, hingeY, 0], turnRad }, () => {
    const topM = opening.heightM - LINING_M - GAP_M;
    if (isLive) {
      const sheet = { x0: 0, x1: widthM, z0: 0.018, z1: topM };
      const [near, far] = side > 0 ? [0, LEAF_M] : [-LEAF_M, 0];
      mesh.faces(style.innerDoor, [pane(sheet, near), [...pane(sheet, far)].reverse()]);
      return;
    }
    box(mesh, style.innerDoor, [0, 0, 0.018], [widthM, side * LEAF_M, topM]);
    drawLever(mesh, widthM - 0.07, side);
  });
}

/** A lever on each face. */
function drawLever(mesh: MeshBuilder, x: number, side: number): void {
  for (const [face, out] of [
    [0, -side],
    [side * LEAF_M, side],
  ] as const) {
    box(mesh, 'chrome', [x - 0.012, face - out * 0.006, 0.99], [x + 0.012, face + out * 0.05, 1.014]);
    box(mesh, 'chrome', [x - 0.13, face + out * 0.038, 0.992], [x + 0.008, face + out * 0.054, 1.012]);
  }
}
