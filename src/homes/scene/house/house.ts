import type { UnplacedBlock } from '../../model/block.ts';
import type { Block, HomeModel } from '../../model/model.ts';
import type { Mesh } from '../mesh.ts';
import type { Detail, Place, SceneNode } from '../scene.ts';
import { placeAt } from '../scene.ts';
import { levelMesh, roofMesh } from './level.ts';
import { type HouseStyle, houseStyleOf } from './style.ts';

interface HouseMeshes {
  readonly levels: readonly Mesh[];
  readonly roof: Mesh;
}

/**
 * The buildings of a listing, storey by storey. Blocks that look alike share the same mesh objects, in separate
 * nodes.
 */
export function houseNodes({ design, finish, blocks }: HomeModel, detail: Detail): SceneNode[] {
  const style = houseStyleOf(design, finish, detail);
  const drawn = new Map<string, HouseMeshes>();
  return blocks.flatMap((block) => {
    const key = buildKeyOf(block);
    const meshes = drawn.get(key) ?? meshesOf(block, style);
    drawn.set(key, meshes);
    return nodesOf(block, meshes);
  });
}

/** Equal for blocks with the same geometry, regardless of their units' ids. */
function buildKeyOf({ levels, parts, units }: Pick<Block, 'levels' | 'parts' | 'units'>): string {
  const numbers = new Map(units.map(({ id }, index) => [id, index]));
  return JSON.stringify([levels, parts], (key, value: unknown) =>
    key === 'unitId' && typeof value === 'string' ? numbers.get(value) : value,
  );
}

const meshesOf = (block: UnplacedBlock, style: HouseStyle): HouseMeshes => ({
  levels: block.levels.map((level) => levelMesh(block, level, style)),
  roof: roofMesh(block, style),
});

function nodesOf({ id, placement }: Block, { levels, roof }: HouseMeshes): SceneNode[] {
  const places: Place[] = [placeAt([placement.at.x, placement.at.y, 0], (placement.turns * Math.PI) / 2)];
  return [
    ...levels.map(
      (mesh, level): SceneNode => ({ mesh, places, subject: { kind: 'level', blockId: id, level } }),
    ),
    { mesh: roof, places, subject: { kind: 'roof', blockId: id } },
  ];
}
