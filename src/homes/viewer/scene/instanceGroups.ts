import type { Mesh } from '../../scene/mesh.ts';
import { type Place, placeAt, type SceneNode, type Subject } from '../../scene/scene.ts';
import { GeometryBatcher } from './GeometryBatcher.ts';
import type { GroupInstance, InstanceGroup, PartRange } from './packed.ts';
import { matrixOf, relativeTo } from './places.ts';
import { SHADINGS } from './shading.ts';

type BlockSubject = Extract<Subject, { readonly blockId: string }>;

/** One mesh of a block, in the block's coordinates. */
interface Piece {
  readonly level: number;
  readonly mesh: Mesh;
  readonly places: readonly Place[];
}

/** The blocks of a scene; identical ones are packed once. */
export function instanceGroups(nodes: readonly SceneNode[]): InstanceGroup[] {
  const meshIds = new Map<Mesh, number>();
  const blockGroups = new Map<string, { pieces: readonly Piece[]; instances: GroupInstance[] }>();
  for (const [blockId, own] of nodesByBlock(nodes)) {
    // The block's place is that of its first storey.
    const base = own.find(({ subject }) => subject.kind === 'level')?.places[0] ?? placeAt([0, 0, 0]);
    const pieces = piecesOf(own, base);
    const name = pieces.map((piece) => nameOf(piece, meshIds)).join('; ');
    const kind = blockGroups.get(name) ?? { pieces, instances: [] };
    kind.instances.push({ blockId, matrix: matrixOf(base) });
    blockGroups.set(name, kind);
  }
  return [...blockGroups.values()].map(({ pieces, instances }) => ({
    surfaces: surfacesOf(pieces),
    instances,
  }));
}

type BlockNode = SceneNode & { readonly subject: BlockSubject };

const isOfBlock = (node: SceneNode): node is BlockNode => 'blockId' in node.subject;

const nodesByBlock = (nodes: readonly SceneNode[]): Map<string, BlockNode[]> =>
  Map.groupBy(nodes.filter(isOfBlock), ({ subject }) => subject.blockId);

/** Storey by storey, with the roof last. */
function piecesOf(nodes: readonly BlockNode[], base: Place): Piece[] {
  const storeys = nodes.flatMap(({ subject }) => (subject.kind === 'roof' ? [] : subject.level));
  const roofLevel = Math.max(-1, ...storeys) + 1;
  return nodes
    .map(
      ({ subject, mesh, places }): Piece => ({
        mesh,
        places: places.map((place) => relativeTo(base, place)),
        level: subject.kind === 'roof' ? roofLevel : subject.level,
      }),
    )
    .sort((a, b) => a.level - b.level);
}

/** Equal for pieces that look the same. */
function nameOf({ level, mesh, places }: Piece, meshIds: Map<Mesh, number>): string {
  const id = meshIds.get(mesh) ?? meshIds.size;
  meshIds.set(mesh, id);
  const numbers = places.flatMap(matrixOf).map((value) => Math.round(value * 1000));
  return `${level} ${id} ${numbers}`;
}

function surfacesOf(pieces: readonly Piece[]): InstanceGroup['surfaces'] {
  const batcher = new GeometryBatcher();
  const ranges: (PartRange & { shading: string })[] = [];
  for (const [level, own] of Map.groupBy(pieces, (piece) => piece.level)) {
    const before = SHADINGS.map((shading) => batcher.indexCount(shading));
    for (const { mesh, places } of own) for (const place of places) batcher.add(mesh, place);
    SHADINGS.forEach((shading, index) => {
      const start = before[index] ?? 0;
      const count = batcher.indexCount(shading) - start;
      if (count > 0) ranges.push({ level, shading, start, count });
    });
  }
  return batcher.pack().map((surface) => ({
    ...surface,
    parts: ranges
      .filter(({ shading }) => shading === surface.shading)
      .map(({ shading: _, ...range }) => range),
  }));
}
