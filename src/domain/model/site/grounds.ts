import { type Rect, rect } from '../geometry.ts';
import type { RandomStream } from '../random.ts';
import type { Lots } from './lots.ts';
import type { Gate, Service, Site } from './site.ts';

type Grounds = Pick<Site, 'plot' | 'street' | 'roads' | 'gate' | 'services'>;

const SIDE_GARDEN_M = 4;
const DRIVE_M = 6;
const GATE_M = 5;
const STREET_M = 6.6;
const VERGE_M = 2.5;
const SERVICE_GAP_M = 0.6;
/** Between the drive and the sides of blocks. */
const BESIDE_DRIVE_M = 1.5;

/** The plot, its gate and roads. The drive runs along one side, past every lane. */
export function groundsOf({ lanes, widthM, depthM }: Lots, stream: RandomStream): Grounds {
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
  return {
    plot,
    street: rect(plot.x0 - 12, -VERGE_M - STREET_M, plot.x1 + 12, -VERGE_M),
    roads: [drive, ...lanes.map((lane) => reaching(lane, drive)), rect(gate.x0, -VERGE_M, gate.x1, 0)],
    gate,
    services: servicesAt(plot, drive, driveIsWest),
  };
}

/** From its far end up to the drive. */
const reaching = (lane: Rect, drive: Rect): Rect =>
  rect(Math.min(lane.x0, drive.x1), lane.y0, Math.max(lane.x1, drive.x0), lane.y1);

/** The gatehouse inside the gate; the generator and the water tank in the back corner, away from it. */
function servicesAt(plot: Rect, drive: Rect, driveIsWest: boolean): Service[] {
  const hut = driveIsWest ? drive.x1 + SERVICE_GAP_M : drive.x0 - SERVICE_GAP_M - 2.4;
  const corner = driveIsWest ? plot.x1 - SERVICE_GAP_M - 3 : plot.x0 + SERVICE_GAP_M;
  const tankX = driveIsWest ? corner - 2.4 : corner + 3 + 0.8;
  const backY = plot.y1 - SERVICE_GAP_M;
  return [
    { kind: 'gatehouse', rect: rect(hut, SERVICE_GAP_M, hut + 2.4, SERVICE_GAP_M + 2.4), heightM: 2.6 },
    { kind: 'generator', rect: rect(corner, backY - 3.2, corner + 3, backY), heightM: 2.4 },
    { kind: 'tank', rect: rect(tankX, backY - 1.6, tankX + 1.6, backY), heightM: 6.4 },
  ];
}
