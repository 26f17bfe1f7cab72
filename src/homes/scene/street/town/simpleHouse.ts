import type { Rect } from '#homes/model/geometry.ts';
import type { Material } from '#homes/model/materials.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import { awayFrom, box, tube } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';

/** A distant house: roof and walls only. */
export interface SimpleHouse {
  readonly rect: Rect;
  readonly storeys: number;
  readonly wall: Material;
  readonly roof: Material;
  readonly style: 'hip' | 'gable' | 'flat';
}

const STOREY_M = 3.2;
const PLINTH_M = 0.4;
const EAVES_M = 0.8;
const PITCH_RATIO = 0.44;

export function simpleHouse(mesh: MeshBuilder, house: SimpleHouse, hasWindows = true): void {
  const { rect, storeys, wall, roof, style } = house;
  const { x0, y0, x1, y1 } = rect;
  const top = PLINTH_M + storeys * STOREY_M;
  box(mesh, wall, [x0, y0, -0.34], [x1, y1, top]);
  if (hasWindows) windows(mesh, house);
  if (style === 'flat') {
    box(mesh, 'stucco_w', [x0 - 0.5, y0 - 0.5, top - 0.02], [x1 + 0.5, y1 + 0.5, top + 0.3]);
    box(mesh, 'membrane', [x0 - 0.3, y0 - 0.3, top + 0.28], [x1 + 0.3, y1 + 0.3, top + 0.31]);
    return;
  }
  pitched(mesh, rect, top, roof, style);
}

/** The roof's sheets, with a white fascia below. */
function pitched(mesh: MeshBuilder, rect: Rect, z: number, roof: Material, style: 'hip' | 'gable'): void {
  const x0 = rect.x0 - EAVES_M;
  const x1 = rect.x1 + EAVES_M;
  const y0 = rect.y0 - EAVES_M;
  const y1 = rect.y1 + EAVES_M;
  box(mesh, 'stucco_w', [x0 + 0.03, y0 + 0.03, z - 0.06], [x1 - 0.03, y1 - 0.03, z + 0.18]);
  const [wideX, wideY] = [x1 - x0, y1 - y0];
  const isLong = wideX >= wideY;
  const rise = (Math.min(wideX, wideY) / 2) * PITCH_RATIO;
  const inM = style === 'hip' ? Math.min(wideX, wideY) / 2 : 0.02;
  const foot = z + 0.17;
  const ridge: readonly [Vec3, Vec3] = isLong
    ? [
        [x0 + inM, (y0 + y1) / 2, foot + rise],
        [x1 - inM, (y0 + y1) / 2, foot + rise],
      ]
    : [
        [(x0 + x1) / 2, y0 + inM, foot + rise],
        [(x0 + x1) / 2, y1 - inM, foot + rise],
      ];
  const [a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3] = [
    [x0, y0, foot],
    [x1, y0, foot],
    [x1, y1, foot],
    [x0, y1, foot],
  ];
  const faces: Face[] = isLong
    ? [
        [a, b, ridge[1], ridge[0]],
        [c, d, ridge[0], ridge[1]],
        [b, c, ridge[1]],
        [d, a, ridge[0]],
      ]
    : [
        [b, c, ridge[1], ridge[0]],
        [d, a, ridge[0], ridge[1]],
        [a, b, ridge[0]],
        [c, d, ridge[1]],
      ];
  const centre: Vec3 = [(x0 + x1) / 2, (y0 + y1) / 2, foot + rise * 0.3];
  mesh.faces(
    roof,
    [...faces, [a, b, c, d]].map((face) => awayFrom(centre, face)),
  );
}

/** One in this many street-facing panes is lit. */
const LIT_EVERY = 3;

/** Dark panes slightly in front of the wall, as many as are visible from a distance. */
function windows(mesh: MeshBuilder, { rect, storeys }: SimpleHouse): void {
  const { x0, y0, x1, y1 } = rect;
  for (let storey = 0; storey < storeys; storey += 1) {
    const z = PLINTH_M + storey * STOREY_M + 0.9;
    const across = storeys > 1 ? 3 : 2;
    for (let index = 0; index < across; index += 1) {
      const x = x0 + ((x1 - x0) * (index + 0.5)) / across;
      const pane = (Math.round(x0 + rect.y1) + storey + index) % LIT_EVERY === 0 ? 'pane_lit' : 'car_glass';
      box(mesh, pane, [x - 0.8, y0 - 0.025, z], [x + 0.8, y0 + 0.05, z + 1.4]);
    }
    for (const share of [0.28, 0.72]) {
      const x = x0 + (x1 - x0) * share;
      box(mesh, 'car_glass', [x - 0.6, y1 - 0.05, z], [x + 0.6, y1 + 0.025, z + 1.3]);
    }
    const y = (y0 + y1) / 2;
    for (const x of [x0, x1]) box(mesh, 'car_glass', [x - 0.025, y - 0.6, z], [x + 0.025, y + 0.6, z + 1.3]);
  }
}

/** A black tank on four legs, for distant views. */
export function simpleTank(mesh: MeshBuilder, x: number, y: number, heightM: number): void {
  for (const dx of [-0.45, 0.45]) {
    for (const dy of [-0.45, 0.45]) {
      box(
        mesh,
        'steel',
        [x + dx - 0.06, y + dy - 0.06, -0.36],
        [x + dx + 0.06, y + dy + 0.06, heightM + 0.02],
      );
    }
  }
  tube(
    mesh,
    'tank',
    [
      [x, y, heightM],
      [x, y, heightM + 1.2],
      [x, y, heightM + 1.5],
    ],
    [0.7, 0.7, 0.3],
    8,
  );
}
