import type { Mesh } from '../../scene/mesh.ts';
import { type Place, placeAt, type SceneNode, type Subject } from '../../scene/scene.ts';
import { LOOKS } from './looks.ts';
import type { PackedKind, PackedMember, PartKey, PartRange } from './packed.ts';
import { matrixOf, relativeTo } from './places.ts';
import { SurfaceHeap } from './SurfaceHeap.ts';

type BlockSubject = Extract<Subject, { readonly blockId: string }>;

/** One mesh of a block, in the block's coordinates. */
interface Piece {
  readonly key: PartKey;
  readonly mesh: Mesh;
  readonly places: readonly Place[];
}

/** The blocks of a scene, those that are alike packed once. */
export function packKinds(nodes: readonly SceneNode[]): PackedKind[] {
  const meshIds = new Map<Mesh, number>();
  const kinds = new Map<string, { pieces: readonly Piece[]; members: PackedMember[] }>();
  for (const [blockId, own] of nodesByBlock(nodes)) {
    // The shell stands where the block stands.
    const base = own.find(({ subject }) => subject.kind === 'level')?.places[0] ?? placeAt([0, 0, 0]);
    const pieces = piecesOf(own, base);
    const name = pieces.map((piece) => nameOf(piece, meshIds)).join('; ');
    const kind = kinds.get(name) ?? { pieces, members: [] };
    kind.members.push({ blockId, matrix: matrixOf(base) });
    kinds.set(name, kind);
  }
  return [...kinds.values()].map(({ pieces, members }) => ({ surfaces: surfacesOf(pieces), members }));
}

type BlockNode = SceneNode & { readonly subject: BlockSubject };

const isOfBlock = (node: SceneNode): node is BlockNode => 'blockId' in node.subject;

const nodesByBlock = (nodes: readonly SceneNode[]): Map<string, BlockNode[]> =>
  Map.groupBy(nodes.filter(isOfBlock), ({ subject }) => subject.blockId);

/** Shells first, so that a block without its furniture is one stretch of triangles. */
function piecesOf(nodes: readonly BlockNode[], base: Place): Piece[] {
  const storeys = nodes.flatMap(({ subject }) => (subject.kind === 'roof' ? [] : subject.level));
  const roofLevel = Math.max(-1, ...storeys) + 1;
  return nodes
    .map(
      ({ subject, mesh, places }): Piece => ({
        mesh,
        places: places.map((place) => relativeTo(base, place)),
        key: {
          level: subject.kind === 'roof' ? roofLevel : subject.level,
          kind: subject.kind === 'furniture' ? 'furniture' : 'shell',
        },
      }),
    )
    .sort((a, b) => b.key.kind.localeCompare(a.key.kind) || a.key.level - b.key.level);
}

/** The same for pieces that look the same. */
function nameOf({ key, mesh, places }: Piece, meshIds: Map<Mesh, number>): string {
  const id = meshIds.get(mesh) ?? meshIds.size;
  meshIds.set(mesh, id);
  const numbers = places.flatMap(matrixOf).map((value) => Math.round(value * 1000));
  return `${key.kind} ${key.level} ${id} ${numbers}`;
}

function surfacesOf(pieces: readonly Piece[]): PackedKind['surfaces'] {
  const heap = new SurfaceHeap();
  const ranges: (PartRange & { look: string })[] = [];
  for (const [, own] of Map.groupBy(pieces, ({ key }) => `${key.kind} ${key.level}`)) {
    const before = LOOKS.map((look) => heap.indexCount(look));
    for (const { mesh, places } of own) for (const place of places) heap.add(mesh, place);
    LOOKS.forEach((look, index) => {
      const start = before[index] ?? 0;
      const count = heap.indexCount(look) - start;
      const [first] = own;
      if (first && count > 0) ranges.push({ ...first.key, look, start, count });
    });
  }
  return heap.pack().map((surface) => ({
    ...surface,
    parts: ranges.filter(({ look }) => look === surface.look).map(({ look: _, ...range }) => range),
  }));
}
