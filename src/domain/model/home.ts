import { blockOf, type LooseBlock } from './block.ts';
import { designOf } from './designs.ts';
import { finishOf } from './finish.ts';
import { grow, placeRect, type QuarterTurns } from './geometry.ts';
import { bathsOf, type ModelBuilding, type ModelListing } from './listing.ts';
import type { Block, HomeModel } from './model.ts';
import { randomStream } from './random.ts';
import { boundaryOf } from './site/boundary.ts';
import { carsIn } from './site/cars.ts';
import { forecourtOf } from './site/forecourts.ts';
import { groundsOf } from './site/grounds.ts';
import { lotsOf } from './site/lots.ts';
import { plantingOf } from './site/planting.ts';
import { blindSides, type Row, rowsOf } from './site/rows.ts';

const ORIGIN = { at: { x: 0, y: 0 }, turns: 0 } as const;

/**
 * One block of a listing without its site, for drawings of its insides; null where the listing has none of that id.
 * `turns` is how it stands on the site.
 */
export function blockModel(
  listing: ModelListing,
  buildingId: string,
): { readonly block: LooseBlock; readonly turns: QuarterTurns } | null {
  const rows = rowsOf(listing.buildings.length, listing.type, designOf(listing.type, listing.code));
  const index = listing.buildings.findIndex(({ id }) => id === buildingId);
  const building = listing.buildings[index];
  if (!building) return null;
  const turns = rows.find(({ blocks }) => blocks.includes(index))?.turns ?? 0;
  return { block: blockIn(listing, building, index, rows), turns };
}

/** The homes of a listing: the same data always gives the same model. A listing without blocks has empty ground. */
export function homeModel(listing: ModelListing): HomeModel {
  const { code, type, buildings } = listing;
  const design = designOf(type, code);
  const finish = finishOf(code);
  const rows = rowsOf(buildings.length, type, design);
  const loose = buildings.map((building, index) => blockIn(listing, building, index, rows));
  const lots = lotsOf(rows, loose, type);
  const blocks: Block[] = loose.map((block) => ({
    ...block,
    placement: lots.placements.get(block.index) ?? ORIGIN,
  }));
  const { plot, street, roads, gate, services } = groundsOf(lots, randomStream(code, 'drive'));
  const forecourts = blocks.map((block) => {
    const { paths, bays } = forecourtOf(block);
    const placed = (rects: typeof paths) => rects.map((each) => placeRect(each, block.placement));
    return { paths: placed(paths), bays: placed(bays) };
  });
  const bays = forecourts.flatMap((each) => each.bays);
  const paths = forecourts.flatMap((each) => each.paths);
  const taken = [
    ...blocks.map(({ footprint, placement }) => grow(placeRect(footprint, placement), 0.6)),
    ...roads,
    ...paths,
    ...bays,
    ...services.map(({ rect }) => rect),
  ];
  return {
    design,
    finish,
    blocks,
    site: {
      plot,
      street,
      roads,
      gate,
      services,
      paths,
      paved: bays,
      fence: boundaryOf(plot, gate, finish),
      cars: carsIn(bays, code),
      plants: plantingOf(plot, taken, finish.planting, code),
    },
  };
}

function blockIn(
  listing: ModelListing,
  building: ModelBuilding,
  index: number,
  rows: readonly Row[],
): LooseBlock {
  const { code, type } = listing;
  return blockOf(building, index, {
    type,
    design: designOf(type, code),
    finish: finishOf(code),
    seed: code,
    baths: bathsOf(listing, building),
    blind: blindSides(type, rows, index),
  });
}
