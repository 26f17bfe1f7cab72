import { type RandomStream, randomStream } from '#domain/random.ts';
import { grow, type Rect } from '#homes/model/geometry.ts';
import type { Material } from '#homes/model/materials.ts';
import { distantTrees } from '../../garden/distant.ts';
import { drawPlate } from '../../house/parts/plates.ts';
import { type Mesh, MeshBuilder } from '../../mesh.ts';
import { type Place, placeAt, type SceneNode } from '../../scene.ts';
import { box } from '../../solids.ts';
import { simpleHouse } from './simpleHouse.ts';

const HORIZON_M = 5000;
const QUARTER_M = 120;
/** Distance up to which quarters are placed; haze and the ground's colour cover the rest. */
const FAR_M = 1500;
const QUARTERS = 4;
const BUSH_SHARE = 0.16;
const ROOFS: readonly [Material, ...Material[]] = [
  'alu_red',
  'alu_rust',
  'alu_brown',
  'alu_green',
  'alu_char',
  'alu_rust',
];
const WALLS: readonly [Material, ...Material[]] = ['stucco', 'stucco_w', 'stucco_sand', 'stucco', 'concrete'];

/** The land up to the horizon: town quarters of about twenty roofs each, with bush between them. */
export function country(plot: Rect, nearM: number, seed: string): SceneNode[] {
  const stream = randomStream(seed, 'country');
  const centre = { x: (plot.x0 + plot.x1) / 2, y: (plot.y0 + plot.y1) / 2 };
  const clear = { x: (plot.x1 - plot.x0) / 2 + nearM, y: (plot.y1 - plot.y0) / 2 + nearM };
  const quarters = Array.from({ length: QUARTERS }, (_, index) => quarter(index));
  const [tree] = distantTrees();
  const places: Place[][] = quarters.map(() => []);
  const trees: Place[] = [];
  const steps = Math.ceil(FAR_M / QUARTER_M);
  for (let row = -steps; row <= steps; row += 1) {
    for (let column = -steps; column <= steps; column += 1) {
      const [x, y] = [column * QUARTER_M, row * QUARTER_M];
      if (Math.hypot(x, y) > FAR_M) continue;
      if (Math.abs(x) < clear.x + QUARTER_M / 2 && Math.abs(y) < clear.y + QUARTER_M / 2) continue;
      const kind = Math.floor(stream.next() * QUARTERS);
      const turnRad = (Math.floor(stream.next() * 4) * Math.PI) / 2;
      if (!stream.chance(BUSH_SHARE)) places[kind]?.push(placeAt([centre.x + x, centre.y + y, 0], turnRad));
      const count = Math.hypot(x, y) < 800 ? 7 : 3;
      for (let index = 0; index < count; index += 1)
        trees.push(treeAt(centre.x + x, centre.y + y, count === 3 ? 1.9 : 1.4, stream));
    }
  }
  return [
    { mesh: land(plot), subject: { kind: 'surroundings' }, places: [placeAt([0, 0, 0])] },
    ...quarters.map(
      (mesh, index): SceneNode => ({ mesh, subject: { kind: 'surroundings' }, places: places[index] ?? [] }),
    ),
    { mesh: tree, subject: { kind: 'surroundings' }, places: trees },
  ];
}

const treeAt = (x: number, y: number, large: number, stream: RandomStream): Place =>
  placeAt(
    [x + stream.between(-60, 60), y + stream.between(-60, 60), -0.2],
    stream.between(0, 6),
    large * stream.between(0.75, 1.25),
  );

/** The land without the plot, whose own ground may be excavated. */
function land(plot: Rect): Mesh {
  const mesh = new MeshBuilder();
  drawPlate(mesh, 'field', {
    rects: [grow(plot, HORIZON_M)],
    holes: [grow(plot, -0.05)],
    bottomM: -2,
    topM: -0.11,
  });
  return mesh.build('land');
}

/** About twenty houses along two lanes, roofs and walls only. */
function quarter(kind: number): Mesh {
  const mesh = new MeshBuilder();
  const stream = randomStream('quarter', `${kind}`);
  const half = QUARTER_M / 2 - 2;
  box(mesh, kind % 2 === 0 ? 'laterite' : 'pave2', [-half, -half, -0.6], [half, half, -0.08]);
  for (const y of [-46, -22, 6, 34]) {
    for (let x = -half + 3; x < half - 14; x += stream.between(15, 21)) {
      if (stream.chance(0.1)) continue;
      const w = stream.between(9, 13);
      const d = stream.between(9, 14);
      const storeys = stream.chance(0.35) ? 2 : stream.chance(0.1) ? 3 : 1;
      simpleHouse(
        mesh,
        {
          rect: { x0: x, y0: y, x1: x + w, y1: y + d },
          storeys,
          wall: stream.pick(WALLS),
          roof: stream.pick(ROOFS),
          style: stream.chance(0.7) ? 'hip' : 'gable',
        },
        false,
      );
    }
  }
  return mesh.build(`quarter ${kind}`);
}
