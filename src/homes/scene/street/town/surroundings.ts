import { randomStream } from '#domain/random.ts';
import type { HomeModel } from '#homes/model/model.ts';
import { type Detail, placeAt, type SceneNode } from '../../scene.ts';
import { box } from '../../solids.ts';
import { streetSegment } from '../ground/streetSegment.ts';
import { poleLine } from '../poles/line.ts';
import { StreetInstances } from '../StreetInstances.ts';
import { country } from './country.ts';
import { groves } from './groves.ts';
import { type Neighbour, neighboursOf, seedOf } from './neighbours.ts';
import { movedNodes, movedRect, type PlotPlacement } from './plotPlacement.ts';
import { rowStream, type Slot, slotsAlong, type TownRow, townRows } from './rows.ts';
import { TOWN_PLOT_DEPTH_M, TOWN_PLOT_WIDTH_M, TOWN_PLOTS, townPlot } from './townPlot.ts';

/** Distance from the plot up to which single houses are drawn, in metres. */
const REACH_M: Readonly<Record<Detail, number>> = { picture: 210, live: 55 };
const NEIGHBOURS = 5;
/** Up to this distance the street has single kerb stones; beyond it, long pieces. */
const NEAR_STREET_M = 45;
const POLE_SPAN_M = 26;
const EMPTY_SHARE = 0.09;

/**
 * Everything beyond the plot: houses of other designs next door, the streets of a town, trees between them, and
 * land up to the horizon. The live view has only what is near, in simple shapes.
 */
export function surroundingNodes(model: HomeModel, detail: Detail): SceneNode[] {
  const { plot, street } = model.site;
  const seed = seedOf(model);
  const reachM = REACH_M[detail];
  const plan = townRows(plot, street, reachM);
  const [west, east] = [plot.x0 - reachM, plot.x1 + reachM];
  const instances = new StreetInstances();
  const neighbours = detail === 'picture' ? neighboursOf(model, NEIGHBOURS, detail) : [];
  const placements = new Map<Neighbour, PlotPlacement[]>(neighbours.map((each) => [each, []]));
  let turn = 0;
  const settle = (row: TownRow, from: number, to: number): Slot => {
    const neighbour = neighbours[turn % Math.max(1, neighbours.length)];
    turn += 1;
    if (!neighbour) return { x0: from, x1: from };
    const own = neighbour.model.site.plot;
    const wideM = own.x1 - own.x0;
    const x0 = to > from ? from : from - wideM;
    placements.get(neighbour)?.push({
      at: [row.facesNorth ? x0 + own.x1 : x0 - own.x0, row.facesNorth ? row.y1 : row.y0, 0],
      facesNorth: row.facesNorth,
    });
    return { x0, x1: x0 + wideM };
  };
  const fill = (row: TownRow, slots: readonly Slot[]) => townRow(instances, row, slots, seed);
  plan.beside.forEach((row, index) => {
    for (const [from, to] of [
      [plot.x0 - 0.4, west],
      [plot.x1 + 0.4, east],
    ] as const) {
      const first = index === 0 ? settle(row, from, to) : { x0: from, x1: from };
      fill(row, slotsAlong(to > from ? first.x1 + 0.4 : first.x0 - 0.4, to, rowStream(seed + to, row)));
    }
  });
  for (const row of [plan.behind, plan.across]) {
    let x = plot.x0 - 9;
    const start = x;
    while (neighbours.length > 0 && x < plot.x1) x = settle(row, x, east).x1 + 0.4;
    fill(row, slotsAlong(start - 0.4, west, rowStream(`${seed} west`, row)));
    fill(row, slotsAlong(x, east, rowStream(seed, row)));
  }
  for (const row of plan.others) {
    const stream = rowStream(seed, row);
    const shift = stream.between(0, 18);
    const slots = slotsAlong(west - shift, east, stream);
    fill(row, slots);
  }
  const crossings = [...placements].flatMap(
    ([
      {
        model: { site },
      },
      all,
    ]) => all.flatMap((placement) => site.roads.map((road) => movedRect(road, placement))),
  );
  streets(instances, model, plan.streets, [west, east], crossings, detail);
  if (detail === 'picture') {
    const poleX = plot.x0 - 40 + randomStream(seed, 'poles').between(0, 9);
    const count = Math.ceil((plot.x1 - poleX + 60) / POLE_SPAN_M);
    poleLine(instances, { x0: poleX, y: street.y0 - 1.7, spanM: POLE_SPAN_M, count, transformerAt: 1 });
    const back = plan.streets.find(({ y0 }) => y0 > plot.y1);
    if (back)
      poleLine(instances, {
        x0: poleX + 11,
        y: back.y0 + 1,
        spanM: POLE_SPAN_M,
        count,
        transformerAt: count,
      });
  }
  return [
    ...instances.nodes({ kind: 'surroundings' }),
    ...[...placements].flatMap(([neighbour, all]) =>
      all.length > 0 ? movedNodes(neighbour.nodes, all) : [],
    ),
    ...groves(plot, plan, [west, east], seed, detail),
    ...(detail === 'picture' ? country(plot, reachM, seed) : []),
  ];
}

/** Houses of the town, with an occasional plot of bush. */
function townRow(instances: StreetInstances, row: TownRow, slots: readonly Slot[], seed: string): void {
  const stream = rowStream(`${seed} houses`, row);
  for (const { x0, x1 } of slots) {
    const kind = Math.floor(stream.next() * TOWN_PLOTS.length);
    const drawn = TOWN_PLOTS[kind];
    if (!drawn || stream.chance(EMPTY_SHARE)) continue;
    const scale = [
      (x1 - x0) / TOWN_PLOT_WIDTH_M,
      (row.y1 - row.y0) / TOWN_PLOT_DEPTH_M,
      stream.between(0.94, 1.06),
    ] as const;
    instances.put(
      `town plot ${kind}`,
      [
        row.facesNorth
          ? { at: [x1, row.y1, 0], turnRad: Math.PI, scale }
          : { at: [x0, row.y0, 0], turnRad: 0, scale },
      ],
      (mesh) => townPlot(mesh, drawn),
    );
  }
}

function streets(
  instances: StreetInstances,
  { site: { street, plot } }: HomeModel,
  others: readonly { readonly y0: number; readonly y1: number }[],
  [west, east]: readonly [number, number],
  crossings: Parameters<typeof streetSegment>[2],
  detail: Detail,
): void {
  const near = detail === 'picture' ? NEAR_STREET_M : 0;
  const pieces = [
    { x0: street.x1, x1: street.x1 + near, is: detail },
    { x0: street.x0 - near, x1: street.x0, is: detail },
    { x0: street.x1 + near, x1: east, is: 'live' as const },
    { x0: west, x1: street.x0 - near, is: 'live' as const },
  ].filter(({ x0, x1 }) => x1 - x0 > 1);
  for (const { x0, x1, is } of pieces) streetSegment(instances, { ...street, x0, x1 }, crossings, is);
  const verge = (x0: number, x1: number, y0: number, y1: number) =>
    instances.put(`verge ${x0} ${y0}`, [placeAt([0, 0, 0])], (mesh) =>
      box(mesh, 'lawn', [x0, y0, -0.3], [x1, y1, 0.028]),
    );
  verge(west, east, street.y0 - 2.5 + 0.1, street.y0 - 0.76);
  verge(west, plot.x0 - 0.01, street.y1 + 0.76, plot.y0 - 0.1);
  verge(plot.x1 + 0.01, east, street.y1 + 0.76, plot.y0 - 0.1);
  others.forEach(({ y0, y1 }, index) => {
    // Older streets are half laterite.
    instances.put(`back street ${y0}`, [placeAt([0, 0, 0])], (mesh) => {
      box(mesh, 'laterite', [west, y0, -0.3], [east, y1, -0.04]);
      if (index % 2 === 0) box(mesh, 'asphalt', [west, y0 + 2, -0.28], [east, y1 - 2, -0.012]);
    });
  });
}
