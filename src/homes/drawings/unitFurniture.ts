import type { BlockModel } from '../model/home.ts';
import type { Level } from '../model/model.ts';
import { furnishUnit } from '../scene/rooms/furnish.ts';
import type { PlacedPiece } from '../scene/rooms/layout/piece.ts';

/** The furniture of a unit on a storey, as in the pictures of its home. */
export const unitFurniture = (
  { block, first, design, finish }: BlockModel,
  level: Level,
  unitId: string,
): PlacedPiece[] => furnishUnit(block, level, { unitId, seed: { design, finish, blocks: [first] } });
