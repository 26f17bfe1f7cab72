import type { Material } from '#homes/model/materials.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import { box } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';
import type { HouseStyle } from '../style.ts';

/** One straight flight along y. */
export interface Flight {
  readonly x0: number;
  readonly x1: number;
  /** y of the first riser, at height `bottomM`. */
  readonly startY: number;
  /** 1 climbs towards greater y. */
  readonly towards: 1 | -1;
  readonly bottomM: number;
  readonly risers: number;
  readonly riserM: number;
  readonly goingM: number;
  /** The side with the balustrade. */
  readonly openAt: 'x0' | 'x1';
}

const TREAD_M = 0.03;
const NOSING_M = 0.025;
const WAIST_M = 0.17;
/** The body extends slightly into the slab or landing above. */
const INTO_LANDING_M = 0.015;

/** The treads and the sloping body under them; the last riser ends at the floor above. */
export function drawFlight(mesh: MeshBuilder, flight: Flight, tread: Material, style: HouseStyle): void {
  const isLive = style.detail === 'live';
  drawBody(mesh, flight, isLive ? tread : 'plaster', isLive ? [flight.openAt] : ['x0', 'x1']);
  if (isLive) return;
  const { x0, x1, startY, towards, bottomM, risers, riserM, goingM, openAt } = flight;
  const out = 0.012;
  for (let step = 0; step < risers - 1; step += 1) {
    const from = startY + towards * (step * goingM - NOSING_M);
    const to = startY + towards * ((step + 1) * goingM + 0.006);
    const z = bottomM + (step + 1) * riserM;
    box(
      mesh,
      tread,
      [openAt === 'x0' ? x0 - out : x0 + 0.005, from, z - TREAD_M],
      [openAt === 'x1' ? x1 + out : x1 - 0.005, to, z],
      0.004,
    );
  }
}

/** A closed body, saw-toothed above and sloping below. Its teeth end within the treads. */
function drawBody(
  mesh: MeshBuilder,
  { x0, x1, startY, towards, bottomM, risers, riserM, goingM }: Flight,
  material: Material,
  sides: readonly Flight['openAt'][],
): void {
  const steps = risers - 1;
  const runM = steps * goingM + INTO_LANDING_M;
  const slope = riserM / goingM;
  const topAt = (step: number) => bottomM + (step + 1) * riserM - TREAD_M + 0.006;
  // It begins just below the floor.
  const underAt = (along: number) => Math.max(bottomM - 0.03, bottomM + along * slope - WAIST_M);
  const flatEndM = Math.max(0, (WAIST_M - 0.03) / slope);
  const stops = [
    ...new Set([0, flatEndM, ...Array.from({ length: steps }, (_, index) => (index + 1) * goingM), runM]),
  ].sort((a, b) => a - b);
  const at = (x: number, along: number, z: number): Vec3 => [x, startY + towards * along, z];
  const faces: Face[] = [];
  const add = (face: Face) => faces.push(towards > 0 ? face : [...face].reverse());
  stops.slice(1).forEach((to, index) => {
    const from = stops[index] ?? 0;
    const step = Math.min(steps - 1, Math.floor((from + to) / 2 / goingM));
    const top = topAt(step);
    if (sides.includes('x0'))
      add([at(x0, to, underAt(to)), at(x0, from, underAt(from)), at(x0, from, top), at(x0, to, top)]);
    if (sides.includes('x1'))
      add([at(x1, from, underAt(from)), at(x1, to, underAt(to)), at(x1, to, top), at(x1, from, top)]);
    add([at(x0, from, top), at(x1, from, top), at(x1, to, top), at(x0, to, top)]);
    add([
      at(x1, from, underAt(from)),
      at(x0, from, underAt(from)),
      at(x0, to, underAt(to)),
      at(x1, to, underAt(to)),
    ]);
  });
  for (let step = 0; step < steps; step += 1) {
    const along = step * goingM;
    const low = step === 0 ? underAt(0) : topAt(step - 1);
    add([at(x0, along, low), at(x1, along, low), at(x1, along, topAt(step)), at(x0, along, topAt(step))]);
  }
  const end = topAt(steps - 1);
  add([at(x1, runM, underAt(runM)), at(x0, runM, underAt(runM)), at(x0, runM, end), at(x1, runM, end)]);
  mesh.faces(material, faces);
}
