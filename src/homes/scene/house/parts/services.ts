import type {
  CondenserPart,
  DishPart,
  LightPart,
  PipePart,
  SolarPart,
  TankPart,
} from '#homes/model/parts/part.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box, tube } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';

const TURNS = { south: 0, east: Math.PI / 2, north: Math.PI, west: -Math.PI / 2 } as const;
const PANEL_M = { wide: 1.03, long: 1.72, stepX: 1.06, stepY: 1.76, thick: 0.04 } as const;

export function drawPipe(mesh: MeshBuilder, { at, material, bottomM, topM }: PipePart, detail: Detail): void {
  tube(
    mesh,
    material,
    [
      [at.x, at.y, bottomM],
      [at.x, at.y, topM],
    ],
    0.045,
    detail === 'live' ? 6 : 10,
  );
}

/** A box on two brackets with its fan at the front, and a pipe into the wall. */
export function drawCondenser(mesh: MeshBuilder, part: CondenserPart, detail: Detail): void {
  const { at, side, bottomM, material } = part;
  mesh.within({ at: [at.x, at.y, bottomM], turnRad: TURNS[side] }, () => {
    box(mesh, material, [-0.4, -0.38, 0], [0.4, -0.09, 0.56], detail === 'live' ? 0 : 0.015);
    if (detail === 'live') return;
    for (const x of [-0.3, 0.26]) box(mesh, 'steel', [x, -0.4, -0.045], [x + 0.04, 0.02, 0.004]);
    tube(
      mesh,
      'black',
      [
        [-0.09, -0.364, 0.28],
        [-0.09, -0.388, 0.28],
      ],
      0.22,
      14,
    );
    tube(
      mesh,
      material,
      [
        [-0.09, -0.372, 0.28],
        [-0.09, -0.395, 0.28],
      ],
      0.06,
      8,
    );
    tube(
      mesh,
      'frame_w',
      [
        [0.33, -0.2, 0.1],
        [0.47, -0.14, 0.1],
        [0.47, -0.06, 0.14],
        [0.47, -0.05, 0.9],
        [0.47, 0.03, 0.95],
      ],
      0.022,
      6,
    );
  });
}

/** A ribbed black tank on a stand of crossed steel. */
export function drawTank(mesh: MeshBuilder, part: TankPart, detail: Detail): void {
  const { at, bottomM, standM, radiusM, heightM, material } = part;
  const sides = detail === 'live' ? 12 : 24;
  const half = radiusM + 0.08;
  mesh.within({ at: [at.x, at.y, bottomM], turnRad: 0 }, () => {
    for (const x of [-half, half]) {
      for (const y of [-half, half])
        box(mesh, 'steel', [x - 0.05, y - 0.05, 0], [x + 0.05, y + 0.05, standM]);
    }
    box(mesh, 'steel', [-half - 0.1, -half - 0.1, standM - 0.01], [half + 0.1, half + 0.1, standM + 0.05]);
    // Crossed bars are too thin to be visible in the live view.
    for (const side of detail === 'live' ? [] : [-half, half]) {
      tube(
        mesh,
        'steel',
        [
          [-half, side, 0.05],
          [half, side, standM - 0.05],
        ],
        0.022,
        5,
      );
      tube(
        mesh,
        'steel',
        [
          [side, half, 0.05],
          [side, -half, standM - 0.05],
        ],
        0.022,
        5,
      );
    }
    const ribs = detail === 'live' ? 1 : 5;
    const body = heightM * 0.82;
    const path: Vec3[] = [];
    const radii: number[] = [];
    const ring = (up: number, share: number) => {
      path.push([0, 0, standM + 0.044 + up]);
      radii.push(radiusM * share);
    };
    for (let rib = 0; rib < ribs; rib += 1) {
      const from = (body * rib) / ribs;
      const step = body / ribs;
      ring(from, 0.96);
      ring(from + step * 0.15, 1);
      ring(from + step * 0.7, 1);
      ring(from + step * 0.86, 0.96);
    }
    ring(body, 0.97);
    ring(heightM * 0.93, 0.62);
    ring(heightM * 0.97, 0.3);
    ring(heightM, 0.27);
    tube(mesh, material, path, radii, sides);
    if (detail === 'picture') {
      tube(
        mesh,
        'frame_w',
        [
          [half + 0.06, 0.1, 0],
          [half + 0.06, 0.1, standM + 0.2],
          [radiusM * 0.9, 0.1, standM + 0.25],
        ],
        0.025,
        6,
      );
    }
  });
}

/** Panels on rails, with their lower edge to the south. */
export function drawSolar(
  mesh: MeshBuilder,
  { at, bottomM, columns, rows, tiltDegrees, material }: SolarPart,
  detail: Detail,
): void {
  const rise = Math.tan((tiltDegrees * Math.PI) / 180);
  const { wide, long, stepX, stepY, thick } = PANEL_M;
  const base = bottomM + 0.16;
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const x0 = at.x + column * stepX;
      const y0 = at.y + row * stepY;
      const low = base + row * stepY * rise;
      slab(mesh, material, { x0, x1: x0 + wide, y0, y1: y0 + long, low, rise, thick });
      for (const u of detail === 'live' ? [] : [0.012, 0.505, wide - 0.032]) {
        slab(mesh, 'steel', {
          x0: x0 + u,
          x1: x0 + u + 0.02,
          y0: y0 - 0.004,
          y1: y0 + long + 0.004,
          low: low + 0.004,
          rise,
          thick: thick + 0.008,
        });
      }
    }
  }
  const depth = (rows - 1) * stepY + long;
  for (let column = 0; column <= columns; column += Math.max(1, Math.ceil(columns / 3))) {
    const x = at.x + 0.045 + Math.min(column * stepX, columns * stepX - 0.2);
    box(mesh, 'steel', [x, at.y + 0.25, bottomM - 0.01], [x + 0.05, at.y + 0.3, base + 0.25 * rise - 0.02]);
    box(
      mesh,
      'steel',
      [x, at.y + depth - 0.3, bottomM - 0.01],
      [x + 0.05, at.y + depth - 0.25, base + (depth - 0.3) * rise - 0.02],
    );
  }
}

interface Tilted {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  /** Height of its top at `y0`. */
  readonly low: number;
  readonly rise: number;
  readonly thick: number;
}

function slab(
  mesh: MeshBuilder,
  material: SolarPart['material'],
  { x0, x1, y0, y1, low, rise, thick }: Tilted,
): void {
  const high = low + (y1 - y0) * rise;
  const [a, b, c, d]: Vec3[] = [
    [x0, y0, low],
    [x1, y0, low],
    [x1, y1, high],
    [x0, y1, high],
  ];
  if (!a || !b || !c || !d) return;
  const down = ([x, y, z]: Vec3): Vec3 => [x, y, z - thick];
  const [e, f, g, h] = [down(a), down(b), down(c), down(d)];
  const faces: Face[] = [
    [a, b, c, d],
    [h, g, f, e],
    [e, f, b, a],
    [f, g, c, b],
    [g, h, d, c],
    [h, e, a, d],
  ];
  mesh.faces(material, faces);
}

/** A bowl on a pole. */
export function drawDish(mesh: MeshBuilder, { at, bottomM, material }: DishPart, detail: Detail): void {
  const sides = detail === 'live' ? 10 : 20;
  mesh.within({ at: [at.x, at.y, bottomM], turnRad: 0.5 }, () => {
    tube(
      mesh,
      'steel',
      [
        [0, 0, -0.01],
        [0, 0, 0.9],
      ],
      0.025,
      8,
    );
    const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
    const path = steps.map((t): Vec3 => [0, -0.06 - 0.16 * t * t, 0.9 + 0.06 * t * t]);
    const back = [...path].reverse().map(([x, y, z]): Vec3 => [x, y - 0.012, z]);
    const radii = steps.map((t) => 0.04 + 0.4 * t);
    tube(
      mesh,
      material,
      [...path, ...back.slice(0, -1)],
      [...radii, ...[...radii].reverse().slice(0, -1)],
      sides,
    );
  });
}

/** For pictures only: the live view has no lamps that would need a rim. */
export function drawLight(mesh: MeshBuilder, { at, topM, material }: LightPart, detail: Detail): void {
  if (detail === 'live') return;
  const disc = (low: number, high: number): Vec3[] => [
    [at.x, at.y, high],
    [at.x, at.y, low],
  ];
  tube(mesh, material, disc(topM - 0.014, topM + 0.006), 0.06, 10);
  tube(mesh, 'frame_w', disc(topM - 0.008, topM + 0.01), 0.085, 10);
}
