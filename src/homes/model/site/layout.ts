import { randomStream } from '#domain/random.ts';
import type { Finish } from '../finish.ts';
import { grow, type Placement, placeRect, type Rect } from '../geometry.ts';
import type { Block } from '../model.ts';
import { boundaryOf } from './boundary.ts';
import { carsIn } from './cars.ts';
import { forecourtOf } from './forecourts.ts';
import { gardenFencesOf } from './gardens.ts';
import { groundsOf, isDoor, STREET_VERGE_M } from './grounds.ts';
import type { Lots } from './lots.ts';
import { plantingOf } from './planting.ts';
import type { FenceRun, Site } from './site.ts';
import { standOf } from './stands.ts';

interface LayOutWish {
  readonly blocks: readonly Block[];
  readonly lots: Lots;
  readonly finish: Finish;
  readonly seed: string;
}

/** What lies and stands round blocks that have their places. */
export function layOut({ blocks, lots, finish, seed }: LayOutWish): Site {
  const forecourts = blocks.map((block) => ({
    placement: block.placement,
    ...forecourtOf(block, lots.forecourt),
  }));
  const placed = (pick: (forecourt: (typeof forecourts)[number]) => readonly Rect[]): Rect[] =>
    forecourts.flatMap((forecourt) => pick(forecourt).map((each) => placeRect(each, forecourt.placement)));
  const drives = placed(({ bays }) => bays);
  const toDoors = placed(({ paths }) => paths);
  const grounds = groundsOf(lots, drives, randomStream(seed, 'drive'));
  const { plot, gate, roads, services } = grounds;
  const doors = lots.isCompound ? toDoors.filter((path) => isDoor(path, gate)) : [];
  const isHouses = blocks.every(({ units }) => units.length === 1);
  const gardens = lots.rows.map((row) =>
    gardenFencesOf(row, plot, { drives, paths: toDoors }, finish, isHouses),
  );
  const gardenFences = gardens.flatMap((each) => each.gardenFences);
  const paths = [...toDoors, ...doors.map(({ x0, x1 }) => ({ x0, x1, y0: -STREET_VERGE_M, y1: 0 }))];
  const taken = [
    ...blocks.map(({ footprint, placement }) => grow(placeRect(footprint, placement), 0.6)),
    ...roads,
    ...paths,
    ...drives,
    ...services.map(({ rect }) => rect),
    ...gardenFences.map(strip),
  ];
  return {
    ...grounds,
    paths,
    paved: drives,
    fence: boundaryOf(plot, gate, doors, finish),
    gardenFences,
    waysIn: gardens.flatMap((each) => each.waysIn),
    cars: carsIn(standsOf(forecourts), seed),
    plants: plantingOf({
      plot,
      gate,
      roads,
      paths,
      taken,
      stands: blocks.map(standOf),
      theme: finish.planting,
      seed,
    }),
  };
}

const standsOf = (forecourts: readonly { placement: Placement; stands: readonly Rect[] }[]) =>
  forecourts.flatMap(({ placement, stands }) =>
    stands.map((each) => ({ rect: placeRect(each, placement), turns: placement.turns })),
  );

/** The ground that a fence takes, its piers too. */
const strip = ({ from, to }: FenceRun): Rect =>
  grow(
    {
      x0: Math.min(from.x, to.x),
      y0: Math.min(from.y, to.y),
      x1: Math.max(from.x, to.x),
      y1: Math.max(from.y, to.y),
    },
    0.3,
  );
