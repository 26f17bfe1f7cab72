import type { RandomStream } from '#domain/random.ts';
import { grow, overlap, type Rect, rect } from '../geometry.ts';
import type { Lots } from './lots.ts';
import type { Gate, Service, Site } from './site.ts';

type Grounds = Pick<Site, 'plot' | 'street' | 'roads' | 'gate' | 'services'>;

const SIDE_GARDEN_M = 4;
const COMPOUND_SIDE_M = 3.6;
const DRIVE_M = 6.6;
const GATE_M = 5;
const STREET_M = 6.6;
const GENERATOR_M = 3;
const TANK_M = 2;
const BESIDE_GENERATOR_M = 0.8;
export const STREET_VERGE_M = 2.5;
const SERVICE_GAP_M = 0.6;
const HUT_GAP_M = 0.4;
/** Between the drive and the sides of blocks: their gardens, and a verge with the gatehouse. */
const BESIDE_DRIVE_M = 5.2;

/** The plot, its gate and roads. In an estate the drive runs along one side, past every lane. */
export function groundsOf(lots: Lots, drives: readonly Rect[], stream: RandomStream): Grounds {
  return lots.isCompound ? compound(lots, drives, stream) : estate(lots, stream);
}

function estate({ lanes, widthM, depthM }: Lots, stream: RandomStream): Grounds {
  const lastLane = lanes.at(-1);
  const driveIsWest = stream.chance(0.5);
  const driveX0 = driveIsWest ? -DRIVE_M - BESIDE_DRIVE_M : widthM + BESIDE_DRIVE_M;
  const drive = rect(driveX0, 0, driveX0 + DRIVE_M, lastLane?.y1 ?? DRIVE_M);
  const plot = rect(
    Math.min(drive.x0, 0) - SIDE_GARDEN_M,
    0,
    Math.max(drive.x1, widthM) + SIDE_GARDEN_M,
    depthM,
  );
  const gateX = driveX0 + DRIVE_M / 2;
  const gate: Gate = { x0: gateX - GATE_M / 2, x1: gateX + GATE_M / 2, y: 0 };
  const hut = driveIsWest ? drive.x1 + HUT_GAP_M : drive.x0 - HUT_GAP_M - 2.4;
  return {
    plot,
    street: streetAt(plot),
    roads: [drive, ...lanes.map((lane) => reaching(lane, drive)), crossing(gate)],
    gate,
    services: [
      { kind: 'gatehouse', rect: rect(hut, SERVICE_GAP_M, hut + 2.4, SERVICE_GAP_M + 2.4), heightM: 2.6 },
      ...power(plot, driveIsWest, 3.2, false),
    ],
  };
}

/** A single house on its own plot: the gate in front of its bays, the generator behind, on the other side. */
function compound({ widthM, depthM }: Lots, drives: readonly Rect[], stream: RandomStream): Grounds {
  const plot = rect(-COMPOUND_SIDE_M, 0, widthM + COMPOUND_SIDE_M, depthM);
  const west = Math.min(...drives.map(({ x0 }) => x0), plot.x1 - COMPOUND_SIDE_M - GATE_M);
  const east = Math.max(...drives.map(({ x1 }) => x1), west + 3);
  const gate: Gate = { x0: west, x1: east, y: 0 };
  const gateIsWest = west + east < plot.x0 + plot.x1;
  const corner = drives.length > 0 ? gateIsWest : stream.chance(0.5);
  return {
    plot,
    street: streetAt(plot),
    roads: [crossing(gate)],
    gate,
    services: power(plot, corner, 2.4, true),
  };
}

const streetAt = (plot: Rect): Rect =>
  rect(plot.x0 - 12, -STREET_VERGE_M - STREET_M, plot.x1 + 12, -STREET_VERGE_M);

/** The crossing over the verge. */
const crossing = ({ x0, x1 }: Gate): Rect => rect(x0, -STREET_VERGE_M, x1, 0);

/** Extends a lane from its far end to the drive. */
const reaching = (lane: Rect, drive: Rect): Rect =>
  rect(Math.min(lane.x0, drive.x1), lane.y0, Math.max(lane.x1, drive.x0), lane.y1);

/** The generator in a back corner; the water tank in front of it or, in a compound, next to it behind the house. */
function power(plot: Rect, isEast: boolean, depthM: number, tankIsBeside: boolean): Service[] {
  const corner = isEast ? plot.x1 - SERVICE_GAP_M - GENERATOR_M : plot.x0 + SERVICE_GAP_M;
  const backY = plot.y1 - SERVICE_GAP_M;
  const besideX = isEast ? corner - BESIDE_GENERATOR_M - TANK_M : corner + GENERATOR_M + BESIDE_GENERATOR_M;
  const outerX = isEast ? corner + GENERATOR_M - TANK_M : corner;
  const tankX = tankIsBeside ? besideX : outerX;
  const tankY1 = tankIsBeside ? backY : backY - depthM - BESIDE_GENERATOR_M;
  return [
    { kind: 'generator', rect: rect(corner, backY - depthM, corner + GENERATOR_M, backY), heightM: 2.4 },
    { kind: 'tank', rect: rect(tankX, tankY1 - TANK_M, tankX + TANK_M, tankY1), heightM: 6.6 },
  ];
}

/** Whether a path meets the fence away from the gate and so needs its own small gate. */
export const isDoor = (path: Rect, gate: Gate): boolean =>
  !overlap(grow(path, 0.5), { x0: gate.x0, x1: gate.x1, y0: gate.y - 1, y1: gate.y + 1 });
