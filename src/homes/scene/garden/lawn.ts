import { randomStream } from '#domain/random.ts';
import type { Rect } from '../../model/geometry.ts';
import type { Face, Mesh, MeshBuilder } from '../mesh.ts';
import type { Place, SceneNode } from '../scene.ts';
import type { Focus } from '../street/focus.ts';
import { blades } from './blades.ts';
import { clearSpans } from './rects.ts';

/** Top of the soil that the grass grows on. */
const LAWN_TOP_M = 0.05;
const FOOT_M = -0.1;
const EDGE_M = 0.06;

/** The lawn's flat soil, with sides at its edges. The rectangles must not overlap. */
export function drawLawns(mesh: MeshBuilder, lawns: readonly Rect[]): void {
  const [top, foot] = [LAWN_TOP_M, FOOT_M];
  for (const { x0, y0, x1, y1 } of lawns) {
    const open = (strip: Rect) => clearSpans(strip, lawns, 1e-3);
    const faces: Face[] = [
      [
        [x0, y0, top],
        [x1, y0, top],
        [x1, y1, top],
        [x0, y1, top],
      ],
    ];
    const side = (ax: number, ay: number, bx: number, by: number): void => {
      faces.push([
        [ax, ay, foot],
        [bx, by, foot],
        [bx, by, top],
        [ax, ay, top],
      ]);
    };
    if (x1 - x0 > EDGE_M) {
      for (const { from, to } of open({ x0, x1, y0: y0 - EDGE_M, y1: y0 })) side(from, y0, to, y0);
      for (const { from, to } of open({ x0, x1, y0: y1, y1: y1 + EDGE_M })) side(to, y1, from, y1);
    }
    if (y1 - y0 > EDGE_M) {
      for (const { from, to } of open({ x0: x1, x1: x1 + EDGE_M, y0, y1 })) side(x1, from, x1, to);
      for (const { from, to } of open({ x0: x0 - EDGE_M, x1: x0, y0, y1 })) side(x0, to, x0, from);
    }
    mesh.faces('lawn', faces);
  }
}

const SIZES_M = [2, 1, 0.5] as const;
const SEEDS = ['a', 'b', 'c', 'd'] as const;
const LEAST_M = 0.12;
const QUARTER_RAD = Math.PI / 2;

/** Squares of grass over all lawns within the focus. */
export function grassNodes(lawns: readonly Rect[], { x, y, radiusM }: Focus): SceneNode[] {
  const places = new Map<string, Place[]>();
  for (const { x0, y0, x1, y1 } of lawns) {
    const [width, depth] = [x1 - x0, y1 - y0];
    const narrow = Math.min(width, depth);
    if (narrow < LEAST_M) continue;
    const size = SIZES_M.find((each) => each <= narrow * 1.25) ?? 0.5;
    const [columns, rows] = [Math.max(1, Math.round(width / size)), Math.max(1, Math.round(depth / size))];
    const [stepX, stepY] = [width / columns, depth / rows];
    const stream = randomStream('grass', `${x0} ${y0}`);
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        const [atX, atY] = [x0 + (column + 0.5) * stepX, y0 + (row + 0.5) * stepY];
        if (Math.hypot(atX - x, atY - y) > radiusM) continue;
        const turns = Math.floor(stream.between(0, 4));
        const [sx, sy] = turns % 2 === 0 ? [stepX, stepY] : [stepY, stepX];
        const key = `${size}/${stream.pick(SEEDS)}`;
        const own = places.get(key) ?? [];
        places.set(key, own);
        own.push({
          at: [atX, atY, LAWN_TOP_M - 0.004],
          turnRad: turns * QUARTER_RAD,
          scale: [sx / size, sy / size, stream.between(0.8, 1.15)],
        });
      }
    }
  }
  return SIZES_M.flatMap((size) =>
    SEEDS.flatMap((seed): SceneNode[] => {
      const own = places.get(`${size}/${seed}`);
      return own ? [{ mesh: patch(seed, size), subject: { kind: 'garden' }, places: own }] : [];
    }),
  );
}

const patches = new Map<string, Mesh>();

function patch(seed: string, sizeM: number): Mesh {
  const key = `${seed}/${sizeM}`;
  const mesh = patches.get(key) ?? blades(seed, sizeM);
  patches.set(key, mesh);
  return mesh;
}
