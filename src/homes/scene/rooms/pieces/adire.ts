import type { Face, MeshBuilder } from '../../mesh.ts';
import { box } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';
import { type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { uprightRing } from './frames.ts';

const COLUMNS = 3;
const ROWS = 4;
const LINE_M = 0.012;

interface Cell {
  readonly x: number;
  readonly z: number;
  readonly radiusM: number;
}

/** Draws a pale shape on the cloth: corners anticlockwise as seen from the room. */
type Ink = (corners: readonly (readonly [x: number, z: number])[]) => void;

/** Indigo cloth in a wooden frame: a grid of rings, rays, diamonds, dots and bars in pale cloth. */
export function adirePanel(variant: number, { wood }: Theme): Piece {
  const [widthM, lowM, highM] = [0.84, 1.2, 2.3];
  const shape = { widthM, depthM: 0.05, bottomM: lowM, topM: highM, layer: 'wall' as const };
  return piece(`adire ${variant}`, shape, (mesh) => {
    const half = widthM / 2;
    const outer = { x0: -half, x1: half, low: lowM, high: highM };
    const inner = { x0: -half + 0.022, x1: half - 0.022, low: lowM + 0.022, high: highM - 0.022 };
    uprightRing(mesh, wood, outer, inner, [-0.042, 0]);
    box(mesh, 'plaster', [-half + 0.015, -0.02, lowM + 0.015], [half - 0.015, -0.004, highM - 0.015]);
    const cloth = { x0: -half + 0.07, x1: half - 0.07, low: lowM + 0.07, high: highM - 0.07 };
    box(mesh, 'indigo', [cloth.x0, -0.026, cloth.low], [cloth.x1, -0.019, cloth.high]);
    pattern(mesh, cloth, variant);
  });
}

function pattern(
  mesh: MeshBuilder,
  cloth: { x0: number; x1: number; low: number; high: number },
  variant: number,
): void {
  const faces: Face[] = [];
  const ink: Ink = (corners) => faces.push(corners.map(([x, z]): Vec3 => [x, -0.0268, z]));
  const stepX = (cloth.x1 - cloth.x0) / COLUMNS;
  const stepZ = (cloth.high - cloth.low) / ROWS;
  const motifs = [rings, rays, diamonds, dots, bars];
  for (let column = 0; column < COLUMNS; column += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      const cell = {
        x: cloth.x0 + (column + 0.5) * stepX,
        z: cloth.low + (row + 0.5) * stepZ,
        radiusM: 0.41 * Math.min(stepX, stepZ),
      };
      motifs[(column * 2 + row * (variant + 1) + variant) % motifs.length]?.(cell, ink);
    }
  }
  for (let column = 1; column < COLUMNS; column += 1) {
    const x = cloth.x0 + column * stepX;
    rectangle(ink, x - 0.003, cloth.low + 0.015, x + 0.003, cloth.high - 0.015);
  }
  mesh.faces('linen', faces);
}

const rectangle = (ink: Ink, x0: number, z0: number, x1: number, z1: number): void =>
  ink([
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ]);

const around = ({ x, z }: Cell, angle: number, radiusM: number) =>
  [x + radiusM * Math.cos(angle), z + radiusM * Math.sin(angle)] as const;

function rings(cell: Cell, ink: Ink): void {
  for (const share of [1, 0.66, 0.33]) {
    const far = cell.radiusM * share;
    for (let index = 0; index < 18; index += 1) {
      const [from, to] = [(2 * Math.PI * index) / 18, (2 * Math.PI * (index + 0.72)) / 18];
      ink([
        around(cell, from, far - LINE_M),
        around(cell, from, far),
        around(cell, to, far),
        around(cell, to, far - LINE_M),
      ]);
    }
  }
}

function rays(cell: Cell, ink: Ink): void {
  for (let index = 0; index < 12; index += 1) {
    const angle = (2 * Math.PI * index) / 12;
    ink([
      around(cell, angle - 0.5, 0.02),
      around(cell, angle, cell.radiusM),
      around(cell, angle + 0.5, 0.02),
    ]);
  }
}

function diamonds(cell: Cell, ink: Ink): void {
  for (const share of [1, 0.7, 0.4]) {
    const far = cell.radiusM * share;
    for (let index = 0; index < 4; index += 1) {
      const [from, to] = [(Math.PI / 2) * index, (Math.PI / 2) * (index + 1)];
      ink([
        around(cell, from, far - 1.4 * LINE_M),
        around(cell, from, far),
        around(cell, to, far),
        around(cell, to, far - 1.4 * LINE_M),
      ]);
    }
  }
}

function dots(cell: Cell, ink: Ink): void {
  for (const column of [-1, 0, 1]) {
    for (const row of [-1, 0, 1]) {
      const dot = {
        x: cell.x + column * cell.radiusM * 0.66,
        z: cell.z + row * cell.radiusM * 0.66,
        radiusM: cell.radiusM * 0.17,
      };
      ink(Array.from({ length: 8 }, (_, index) => around(dot, (Math.PI / 4) * index, dot.radiusM)));
    }
  }
}

function bars(cell: Cell, ink: Ink): void {
  for (let index = -2; index <= 2; index += 1) {
    const z = cell.z + index * cell.radiusM * 0.42;
    const half = cell.radiusM * (index % 2 === 0 ? 0.95 : 0.6);
    rectangle(ink, cell.x - half, z - 0.008, cell.x + half, z + 0.008);
  }
}
