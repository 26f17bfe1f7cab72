import { randomStream } from '#domain/random.ts';
import type { PlantingTheme } from '../finish.ts';
import { depthOf, type Rect, widthOf } from '../geometry.ts';
import type { BlockMassing } from './massing.ts';
import { characterOf, spotsAroundHouse } from './plantingAtHouses.ts';
import type { PlantingInput, PreferredSpots, Spot } from './plantingInput.ts';
import type { Gate, PlantKind } from './site.ts';

interface Theme {
  readonly gate: PlantKind;
  readonly drive: PlantKind;
  readonly wall: PlantKind;
  readonly front: PlantKind;
}

const THEMES: Readonly<Record<PlantingTheme, Theme>> = {
  palms: { gate: 'palm', drive: 'palm', wall: 'column', front: 'palm' },
  shade: { gate: 'tree', drive: 'tree', wall: 'plantain', front: 'tree' },
  columns: { gate: 'column', drive: 'column', wall: 'column', front: 'palm' },
  bougainvillea: { gate: 'bougainvillea', drive: 'palm', wall: 'tree', front: 'bougainvillea' },
  plantain: { gate: 'palm', drive: 'palm', wall: 'plantain', front: 'plantain' },
};

/** Distance between plants in a row. */
const STEPS_M: Readonly<Record<PlantKind, number>> = {
  palm: 7,
  tree: 8,
  column: 2.8,
  shrub: 1.2,
  plantain: 6,
  bougainvillea: 3.2,
};

const BESIDE_ROAD_M = 1.2;
const CORNER_M = 2.5;
const ROW_END_M = 2.6;
const INSIDE_WALL_M = 1.15;

/** All preferred places, the most important first. */
export function preferredSpots({
  plot,
  gate,
  roads,
  massings,
  theme,
  seed,
}: PlantingInput): PreferredSpots[] {
  const kinds = THEMES[theme];
  const stream = randomStream(seed, 'about houses');
  const character = characterOf(theme, stream);
  const side = stream.chance(0.5) ? 1 : -1;
  return [
    ...massings.flatMap((massing) => spotsAroundHouse(massing, character, side)),
    ...[
      atGate(gate, kinds.gate),
      atRowEnds(plot, massings, kinds.front),
      atCorners(plot),
      groves(plot),
      alongDrive(roads, kinds.drive),
      massings.flatMap(behindHouse),
      alongWalls(plot, kinds.wall),
    ].map((spots) => ({ spots, most: spots.length })),
  ];
}

const spotted = (kind: PlantKind, points: readonly (readonly [x: number, y: number])[]): Spot[] =>
  points.map(([x, y]) => ({ kind, at: { x, y } }));

const atGate = ({ x0, x1, y }: Gate, kind: PlantKind): Spot[] =>
  spotted(kind, [
    [x0 - 1.3, y + 1.5],
    [x1 + 1.3, y + 1.5],
  ]);

/** Across the lane from the ends of the first row, so that the fronts between them are visible from the street. */
function atRowEnds({ y0 }: Rect, massings: readonly BlockMassing[], kind: PlantKind): Spot[] {
  const first = Math.min(...massings.map(({ rect }) => rect.y0));
  const row = massings.filter(({ rect }) => rect.y0 < first + 1).map(({ rect }) => rect);
  if (row.length === 0) return [];
  return spotted(kind, [
    [Math.min(...row.map(({ x0 }) => x0)) - ROW_END_M, y0 + 2],
    [Math.max(...row.map(({ x1 }) => x1)) + ROW_END_M, y0 + 2],
  ]);
}

const atCorners = ({ x0, y0, x1, y1 }: Rect): Spot[] =>
  spotted('tree', [
    [x0 + CORNER_M, y0 + CORNER_M],
    [x1 - CORNER_M, y0 + CORNER_M],
    [x0 + CORNER_M, y1 - CORNER_M],
    [x1 - CORNER_M, y1 - CORNER_M],
  ]);

/** Plantains grow in groups, in the back corners. */
const groves = ({ x0, x1, y1 }: Rect): Spot[] =>
  [x0, x1].flatMap((wallX) => {
    const inwards = wallX === x0 ? 1 : -1;
    return spotted('plantain', [
      [wallX + 1.3 * inwards, y1 - 5.6],
      [wallX + 2.8 * inwards, y1 - 6],
      [wallX + 1.5 * inwards, y1 - 7.2],
    ]);
  });

/** On both sides of a road that leads inwards. */
const alongDrive = (roads: readonly Rect[], kind: PlantKind): Spot[] =>
  roads
    .filter((road) => depthOf(road) > 2 * widthOf(road))
    .flatMap((road) =>
      stepsBetween(road.y0 + 3.5, road.y1, STEPS_M[kind]).flatMap((y) =>
        spotted(kind, [
          [road.x0 - BESIDE_ROAD_M, y],
          [road.x1 + BESIDE_ROAD_M, y],
        ]),
      ),
    );

/** In the back garden, low enough to grow next to a wall. */
function behindHouse({ rect: { x0, y0, x1, y1 }, turns }: BlockMassing): Spot[] {
  const behind = turns === 2 ? y0 - 3 : y1 + 3;
  return [
    ...spotted('tree', [[x0 + (x1 - x0) * 0.28, behind]]),
    ...spotted('plantain', [[x1 - 1.2, behind]]),
  ];
}

const alongWalls = ({ x0, y0, x1, y1 }: Rect, kind: PlantKind): Spot[] =>
  stepsBetween(y0 + 1.8, y1 - 1.5, STEPS_M[kind]).flatMap((y) =>
    spotted(kind, [
      [x0 + INSIDE_WALL_M, y],
      [x1 - INSIDE_WALL_M, y],
    ]),
  );

const stepsBetween = (from: number, to: number, stepM: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((to - from) / stepM) + 1) },
    (_, index) => from + index * stepM,
  );
