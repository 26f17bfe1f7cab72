import type { HomeModel } from '../../model/model.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import type { Detail, Place, SceneNode } from '../scene.ts';
import { furnishHome } from './furnish.ts';
import type { Piece } from './layout/piece.ts';
import { onSite, rotationRad } from './onSite.ts';

/** Height above the floor, so that no face of a piece is coplanar with the floor. */
const OFF_FLOOR_M = 0.002;

/**
 * All furniture and fittings, one shared mesh per kind of piece. Empty in the live view, which shows rooms only
 * from above and through curtains.
 */
export function furnitureNodes(model: HomeModel, detail: Detail): SceneNode[] {
  if (detail === 'live') return [];
  const meshes = new Map<string, Mesh>();
  return furnishHome(model).flatMap(({ block, rooms }) => {
    const places = new Map<
      string,
      { readonly mesh: Mesh; readonly level: number; readonly places: Place[] }
    >();
    for (const { level, furniture, fittings } of rooms) {
      for (const { piece, x, y, turnRad } of [...furniture, ...fittings]) {
        const key = `${level.index} ${piece.name}`;
        const group = places.get(key) ?? { mesh: meshOf(piece, meshes), level: level.index, places: [] };
        places.set(key, group);
        group.places.push({
          at: onSite([x, y, level.zM + OFF_FLOOR_M], block.placement),
          turnRad: turnRad + rotationRad(block.placement),
          scale: [1, 1, 1],
        });
      }
    }
    return [...places.values()].map((group) => ({
      mesh: group.mesh,
      places: group.places,
      subject: { kind: 'furniture' as const, blockId: block.id, level: group.level },
    }));
  });
}

function meshOf(piece: Piece, known: Map<string, Mesh>): Mesh {
  const made = known.get(piece.name);
  if (made) return made;
  const builder = new MeshBuilder();
  piece.draw(builder);
  const mesh = builder.build(piece.name);
  known.set(piece.name, mesh);
  return mesh;
}
