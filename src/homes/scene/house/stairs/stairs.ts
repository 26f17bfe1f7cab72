import type { Material } from '#homes/model/materials.ts';
import type { Level } from '#homes/model/model.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { box } from '../../solids.ts';
import type { HouseStyle } from '../style.ts';
import { drawBalustrade, drawGuard } from './balustrade.ts';
import { drawFlight, type Flight } from './flight.ts';
import { type StairPlan, stairPlanOf } from './well.ts';

const INTO_WALL_M = 0.02;
const FLIGHT_INTO_WALL_M = 0.014;
const LANDING_M = 0.15;

/** The stairs up from a storey, and the guards around the wells of stairs that end there. */
export function drawStairs(mesh: MeshBuilder, level: Level, style: HouseStyle): void {
  for (const stair of level.stairs) {
    const plan = stairPlanOf(stair, level);
    const isShared = level.rooms.some(
      ({ kind, unitId, rect }) => kind === 'stair' && unitId === null && rect.x0 === stair.rect.x0,
    );
    const tread: Material = isShared ? 'stone_g' : 'timber';
    // Drawn as climbing to the north; the other direction is a half turn about the room's middle.
    const { x0, x1, y0, y1 } = plan.inside;
    const middle = [(x0 + x1) / 2, (y0 + y1) / 2] as const;
    const frame = { at: [middle[0], middle[1], level.zM] as const, turnRad: plan.heading > 0 ? 0 : Math.PI };
    mesh.within(frame, () => {
      const local = localPlan(plan);
      if (stair.goesUp) drawTwoFlights(mesh, local, tread, style);
      if (level.index > 0 && !stair.goesUp && style.detail === 'picture') {
        drawGuard(mesh, [-local.halfWidthM, local.startY], [-local.eyeM / 2, local.startY]);
      }
    });
  }
}

interface LocalPlan extends Pick<StairPlan, 'risersPerFlight' | 'riserM' | 'goingM' | 'flightWidthM'> {
  readonly halfWidthM: number;
  readonly halfDepthM: number;
  readonly eyeM: number;
  readonly startY: number;
  readonly landingY: number;
}

function localPlan(plan: StairPlan): LocalPlan {
  const { inside, heading, flightWidthM, startY, landingY } = plan;
  const middleY = (inside.y0 + inside.y1) / 2;
  const halfWidthM = (inside.x1 - inside.x0) / 2;
  return {
    ...plan,
    halfWidthM,
    halfDepthM: (inside.y1 - inside.y0) / 2,
    eyeM: 2 * (halfWidthM - flightWidthM),
    startY: heading * (startY - middleY),
    landingY: heading * (landingY - middleY),
  };
}

/** Up along the left wall, around on the half landing, and back along the right wall. */
function drawTwoFlights(mesh: MeshBuilder, plan: LocalPlan, tread: Material, style: HouseStyle): void {
  const { halfWidthM, halfDepthM, eyeM, startY, landingY, risersPerFlight, riserM, goingM } = plan;
  const landingZ = risersPerFlight * riserM;
  const common = { risers: risersPerFlight, riserM, goingM };
  const lower: Flight = {
    ...common,
    x0: -halfWidthM - FLIGHT_INTO_WALL_M,
    x1: -eyeM / 2,
    startY,
    towards: 1,
    bottomM: 0,
    openAt: 'x1',
  };
  const upper: Flight = {
    ...common,
    x0: eyeM / 2,
    x1: halfWidthM + FLIGHT_INTO_WALL_M,
    startY: landingY,
    towards: -1,
    bottomM: landingZ,
    openAt: 'x0',
  };
  for (const flight of [lower, upper]) drawFlight(mesh, flight, tread, style);
  box(
    mesh,
    'plaster',
    [-halfWidthM - INTO_WALL_M, landingY - 0.002, landingZ - LANDING_M],
    [halfWidthM + INTO_WALL_M, halfDepthM + INTO_WALL_M, landingZ - 0.02],
  );
  box(
    mesh,
    tread,
    [-halfWidthM - INTO_WALL_M / 2, landingY - 0.02, landingZ - 0.024],
    [halfWidthM + INTO_WALL_M / 2, halfDepthM + INTO_WALL_M / 2, landingZ],
    style.detail === 'live' ? 0 : 0.004,
  );
  if (style.detail === 'picture')
    drawBalustrade(mesh, [lower, upper], { halfEyeM: eyeM / 2, landingY, landingZ });
}
