import type { MeshBuilder } from '../../mesh.ts';
import { box, tube } from '../../solids.ts';
import type { Flight } from './flight.ts';

const RAIL_HEIGHT_M = 0.95;
const RAIL_M = 0.024;
const BAR_M = 0.014;
/** Distance from the flight's open side. */
const INSET_M = 0.035;
const BARS_PER_STEP = 2;
const GUARD_SPACING_M = 0.11;

/** Bars on every step, and a handrail around the stair's eye. */
export function drawBalustrade(
  mesh: MeshBuilder,
  flights: readonly Flight[],
  { halfEyeM, landingY, landingZ }: { halfEyeM: number; landingY: number; landingZ: number },
): void {
  for (const flight of flights) {
    const x = flight.openAt === 'x1' ? flight.x1 - INSET_M : flight.x0 + INSET_M;
    const { startY, towards, bottomM, risers, riserM, goingM } = flight;
    const slope = riserM / goingM;
    const railAt = (along: number) => bottomM + riserM + along * slope + RAIL_HEIGHT_M;
    const count = (risers - 1) * BARS_PER_STEP;
    for (let index = 0; index < count; index += 1) {
      const along = ((index + 0.5) / BARS_PER_STEP) * goingM;
      const y = startY + towards * along;
      const foot = bottomM + (Math.floor(index / BARS_PER_STEP) + 1) * riserM;
      box(
        mesh,
        'frame',
        [x - BAR_M / 2, y - BAR_M / 2, foot - 0.01],
        [x + BAR_M / 2, y + BAR_M / 2, railAt(along)],
      );
    }
    const runM = (risers - 1) * goingM;
    tube(
      mesh,
      'timber_d',
      [
        [x, startY - towards * 0.05, railAt(-0.05)],
        [x, startY + towards * (runM + 0.04), railAt(runM + 0.04)],
      ],
      RAIL_M,
      8,
    );
    const newelY = startY - towards * 0.03;
    box(mesh, 'frame', [x - 0.02, newelY - 0.02, bottomM - 0.01], [x + 0.02, newelY + 0.02, railAt(-0.03)]);
  }
  // Across the eye, on the half landing.
  const y = landingY + 0.045;
  const z = landingZ + RAIL_HEIGHT_M + 0.05;
  tube(
    mesh,
    'timber_d',
    [
      [-halfEyeM - INSET_M, y, z],
      [halfEyeM + INSET_M, y, z],
    ],
    RAIL_M * 0.98,
    8,
  );
}

/** A horizontal guard along the edge of a floor, given the x and y of its two ends. */
export function drawGuard(
  mesh: MeshBuilder,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  const y = from[1] - INSET_M;
  const count = Math.max(1, Math.round((to[0] - from[0]) / GUARD_SPACING_M));
  for (let index = 0; index < count; index += 1) {
    const x = from[0] + ((to[0] - from[0]) * (index + 0.5)) / count;
    box(
      mesh,
      'frame',
      [x - BAR_M / 2, y - BAR_M / 2, -0.01],
      [x + BAR_M / 2, y + BAR_M / 2, RAIL_HEIGHT_M + 0.1],
    );
  }
  const z = RAIL_HEIGHT_M + 0.1;
  tube(
    mesh,
    'timber_d',
    [
      [from[0] - 0.02, y, z],
      [to[0] + INSET_M, y, z],
    ],
    RAIL_M,
    8,
  );
}
