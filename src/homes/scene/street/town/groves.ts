import { randomStream } from '#domain/random.ts';
import { grow, type Rect } from '#homes/model/geometry.ts';
import { distantPalm, distantPlantain, distantTrees, nearPalm, nearTrees } from '../../garden/distant.ts';
import type { Mesh } from '../../mesh.ts';
import type { Detail, Place, SceneNode } from '../../scene.ts';
import type { TownPlan } from './rows.ts';

/** Distance between trees in a row. */
const SPACING_M: Readonly<Record<Detail, number>> = { picture: 9, live: 20 };
/** Within this distance of the plot, pictures show single leaves. */
const NEAR_M = 32;
/** Distances behind the plot of the two tree lines that close the view. */
const LINES_M: readonly number[] = [19, 45];

/** Trees above the town's walls: in back yards, along streets, and in two lines behind the plot. */
export function groves(
  plot: Rect,
  { beside, behind, across, others, streets }: TownPlan,
  [west, east]: readonly [number, number],
  seed: string,
  detail: Detail,
): SceneNode[] {
  const stream = randomStream(seed, 'groves');
  const far = [...distantTrees(), distantPalm(), distantPlantain()];
  const near = detail === 'picture' ? [...nearTrees(), nearPalm(), ...far.slice(-1)] : far;
  const places = new Map<Mesh, Place[]>([...far, ...near].map((mesh) => [mesh, []]));
  const around = grow(plot, NEAR_M);
  const put = (x: number, y: number, large: number) => {
    const inPlot = x > plot.x0 - 4 && x < plot.x1 + 4 && y > -12 && y < plot.y1 + 4;
    if (inPlot) return;
    const roll = stream.next();
    const isNear = x > around.x0 && x < around.x1 && y > around.y0 && y < around.y1;
    const kind = (isNear ? near : far)[
      roll < 0.3 ? 0 : roll < 0.52 ? 1 : roll < 0.74 ? 2 : roll < 0.9 ? 3 : 4
    ];
    if (!kind) return;
    const size = stream.between(0.8, 1.25) * large;
    places.get(kind)?.push({
      at: [x, y, -0.06],
      turnRad: stream.between(0, 2 * Math.PI),
      scale: [size, size, size * stream.between(0.9, 1.1)],
    });
  };
  const spacing = SPACING_M[detail];
  // In back yards, where two rows touch, and in front gardens.
  for (const { y0, y1, facesNorth } of [...beside, behind, across, ...others]) {
    for (let x = west; x < east; x += spacing * stream.between(0.7, 1.6)) {
      const back = facesNorth ? y0 + 1.6 : y1 - 1.6;
      const front = facesNorth ? y1 - 2.6 : y0 + 2.6;
      put(x, stream.chance(0.72) ? back : front, 1);
    }
  }
  for (const { y0, y1 } of streets) {
    for (let x = west; x < east; x += spacing * stream.between(1.2, 3))
      put(x, stream.chance(0.5) ? y0 + 0.8 : y1 - 0.8, 0.9);
  }
  if (detail === 'picture') {
    for (const line of LINES_M) {
      for (let x = plot.x0 - 40; x < plot.x1 + 40; x += stream.between(5, 9)) {
        put(x, plot.y1 + line + stream.between(-1.5, 1.5), 1 + line / 120);
      }
    }
  }
  return [...places].flatMap(([mesh, all]): SceneNode[] =>
    all.length > 0 ? [{ mesh, subject: { kind: 'surroundings' }, places: all }] : [],
  );
}
