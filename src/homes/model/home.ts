import { blockOf, type UnplacedBlock } from './block.ts';
import { designOf } from './designs.ts';
import { finishOf } from './finish.ts';
import type { QuarterTurns } from './geometry.ts';
import { bathsOf, type ModelBuilding, type ModelListing } from './listing.ts';
import type { Block, HomeModel } from './model.ts';
import { layOutSite } from './site/layout.ts';
import { lotsOf } from './site/lots.ts';
import { blindSides, type Row, rowsOf } from './site/rows.ts';

const ORIGIN = { at: { x: 0, y: 0 }, turns: 0 } as const;

export interface BlockModel extends Pick<HomeModel, 'design' | 'finish'> {
  readonly block: UnplacedBlock;
  /** The block's rotation on the site. */
  readonly turns: QuarterTurns;
  /** The listing's first block, which decides what furniture all have. */
  readonly first: UnplacedBlock;
}

/** One block of a listing without its site, for drawings of its interior; null if the listing does not have it. */
export function blockModel(listing: ModelListing, buildingId: string): BlockModel | null {
  const rows = rowsOf(listing.buildings.length, listing.type, designOf(listing.type, listing.code));
  const index = listing.buildings.findIndex(({ id }) => id === buildingId);
  const building = listing.buildings[index];
  const firstBuilding = listing.buildings[0];
  if (!building || !firstBuilding) return null;
  const { code, type } = listing;
  const design = designOf(type, code);
  const block = blockIn(listing, building, index, rows);
  const turns = rows.find(({ blocks }) => blocks.includes(index))?.turns ?? 0;
  const first = index === 0 ? block : blockIn(listing, firstBuilding, 0, rows);
  return { block, turns, design, finish: finishOf(code, design), first };
}

/**
 * The homes of a listing. The same data always gives the same model; a listing without blocks gives an empty site.
 */
export function homeModel(listing: ModelListing): HomeModel {
  const { code, type, buildings } = listing;
  const design = designOf(type, code);
  const finish = finishOf(code, design);
  const rows = rowsOf(buildings.length, type, design);
  const unplaced = buildings.map((building, index) => blockIn(listing, building, index, rows));
  const lots = lotsOf(rows, unplaced, design);
  const blocks: Block[] = unplaced.map((block) => ({
    ...block,
    placement: lots.placements.get(block.index) ?? ORIGIN,
  }));
  return { design, finish, blocks, site: layOutSite({ blocks, lots, finish, seed: code }) };
}

function blockIn(
  listing: ModelListing,
  building: ModelBuilding,
  index: number,
  rows: readonly Row[],
): UnplacedBlock {
  const { code, type } = listing;
  const design = designOf(type, code);
  return blockOf(building, index, {
    design,
    finish: finishOf(code, design),
    seed: code,
    baths: bathsOf(listing, building),
    blind: blindSides(design, rows, index),
  });
}
