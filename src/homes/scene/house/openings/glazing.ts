import type { MeshBuilder } from '../../mesh.ts';
import { box } from '../../solids.ts';
import { pane } from '../flat.ts';
import type { HouseStyle } from '../style.ts';
import { bar, type Hole, ring } from '../sweep.ts';

/** Depths from the wall's outer face. */
export const FRAME_FRONT_M = 0.13;
const FRAME_BACK_M = 0.2;
export const GLASS_M = 0.165;
const FRAME_M = 0.055;
const INTO_WALL_M = 0.006;
const MULLION_M = 0.05;
const SASH_M = 0.042;
/** How far a pane or a mullion extends behind the frame that holds it. */
const HELD_M = 0.012;

export interface Lights {
  readonly columns: number;
  /** Height of the row of fixed lights at the top; 0 if there is none. */
  readonly transomM: number;
  /** Whether every second column is a leaf that opens. */
  readonly hasSashes: boolean;
}

/** Frame, mullions, transom and panes of a window. */
export function drawGlazing(mesh: MeshBuilder, hole: Hole, lights: Lights, style: HouseStyle): void {
  if (style.detail === 'live') drawFlat(mesh, hole, lights, style);
  else drawFine(mesh, hole, lights, style);
}

function drawFine(
  mesh: MeshBuilder,
  hole: Hole,
  { columns, transomM, hasSashes }: Lights,
  style: HouseStyle,
): void {
  const { x0, x1, z0, z1 } = hole;
  const frame = style.windowFrame;
  ring(mesh, frame, hole, bar(FRAME_M, INTO_WALL_M, FRAME_FRONT_M, FRAME_BACK_M));
  const inner = { x0: x0 + FRAME_M, x1: x1 - FRAME_M, z0: z0 + FRAME_M, z1: z1 - FRAME_M };
  const columnM = (inner.x1 - inner.x0) / columns;
  for (let index = 1; index < columns; index += 1) {
    const x = inner.x0 + index * columnM;
    box(
      mesh,
      frame,
      [x - MULLION_M / 2, FRAME_FRONT_M + 0.006, inner.z0 - HELD_M],
      [x + MULLION_M / 2, FRAME_BACK_M - 0.006, inner.z1 + HELD_M],
    );
  }
  const transomZ = inner.z1 - transomM;
  if (transomM > 0) {
    box(
      mesh,
      frame,
      [inner.x0 - HELD_M, FRAME_FRONT_M + 0.012, transomZ - MULLION_M / 2],
      [inner.x1 + HELD_M, FRAME_BACK_M - 0.012, transomZ + MULLION_M / 2],
    );
  }
  if (hasSashes) {
    for (let index = 0; index < columns; index += 1) {
      if (columns > 1 && index % 2 === 1) continue;
      const sash = {
        x0: inner.x0 + index * columnM + (index > 0 ? MULLION_M / 2 : 0),
        x1: inner.x0 + (index + 1) * columnM - (index < columns - 1 ? MULLION_M / 2 : 0),
        z0: inner.z0,
        z1: transomM > 0 ? transomZ - MULLION_M / 2 : inner.z1,
      };
      ring(mesh, frame, sash, bar(SASH_M, 0.007, FRAME_FRONT_M - 0.008, FRAME_BACK_M - 0.018));
    }
  }
  const held = {
    x0: x0 + FRAME_M - HELD_M,
    x1: x1 - FRAME_M + HELD_M,
    z0: inner.z0 - HELD_M,
    z1: inner.z1 + HELD_M,
  };
  mesh.faces('glass', [pane(held, GLASS_M)]);
}

/** For the live view: only what is visible from outside. */
function drawFlat(
  mesh: MeshBuilder,
  { x0, x1, z0, z1 }: Hole,
  { columns, transomM }: Lights,
  style: HouseStyle,
): void {
  const inner = { x0: x0 + FRAME_M, x1: x1 - FRAME_M, z0: z0 + FRAME_M, z1: z1 - FRAME_M };
  const columnM = (inner.x1 - inner.x0) / columns;
  const bars: Hole[] = [
    { x0, x1, z0, z1: inner.z0 },
    { x0, x1, z0: inner.z1, z1 },
    { x0, x1: inner.x0, z0: inner.z0, z1: inner.z1 },
    { x0: inner.x1, x1, z0: inner.z0, z1: inner.z1 },
  ];
  for (let index = 1; index < columns; index += 1) {
    const x = inner.x0 + index * columnM;
    bars.push({ x0: x - MULLION_M / 2, x1: x + MULLION_M / 2, z0: inner.z0, z1: inner.z1 });
  }
  if (transomM > 0) {
    const z = inner.z1 - transomM;
    bars.push({ x0: inner.x0, x1: inner.x1, z0: z - MULLION_M / 2, z1: z + MULLION_M / 2 });
  }
  mesh.faces(
    style.windowFrame,
    bars.map((each) => pane(each, FRAME_FRONT_M)),
  );
  mesh.faces('glass', [pane(inner, GLASS_M)]);
}
