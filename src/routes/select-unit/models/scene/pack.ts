import { trianglesIn } from '#domain/scene/mesh.ts';
import { type Place, placeAt, type Scene, type SceneNode, type Subject } from '#domain/scene/scene.ts';
import { LOOKS } from './looks.ts';
import type { PackedBlock, PackedCrowd, PackedHome, PartKey, PartRange } from './packed.ts';
import { SurfaceHeap } from './SurfaceHeap.ts';

/** A crowd costs a call of its own, so it has to save this many triangles. */
const CROWD_TRIANGLES = 1500;

/** A scene as few surfaces: per block, for the ground, and for each thing that stands in many places. */
export function pack({ nodes }: Scene): PackedHome {
  const blocks = new Map<string, { key: PartKey; node: SceneNode }[]>();
  const ground = new SurfaceHeap();
  const crowds: PackedCrowd[] = [];
  for (const node of nodes) {
    const { subject } = node;
    if ('blockId' in subject) {
      const parts = blocks.get(subject.blockId) ?? [];
      blocks.set(subject.blockId, [...parts, { key: partOf(subject), node }]);
    } else if (isCrowd(node)) crowds.push(packCrowd(node));
    else for (const place of node.places) ground.add(node.mesh, place);
  }
  return { blocks: [...blocks].map(([id, parts]) => packBlock(id, parts)), ground: ground.pack(), crowds };
}

type BlockSubject = Extract<Subject, { readonly blockId: string }>;

/** The roof is above all storeys, however many there are: `packBlock` puts it right. */
const partOf = (subject: BlockSubject): PartKey =>
  subject.kind === 'roof'
    ? { level: Number.POSITIVE_INFINITY, kind: 'shell' }
    : { level: subject.level, kind: subject.kind === 'furniture' ? 'furniture' : 'shell' };

const isCrowd = ({ mesh, places }: SceneNode): boolean =>
  places.length > 1 && trianglesIn(mesh) * (places.length - 1) >= CROWD_TRIANGLES;

function packBlock(id: string, nodes: readonly { key: PartKey; node: SceneNode }[]): PackedBlock {
  const storeys = nodes.map(({ key }) => key.level).filter(Number.isFinite);
  const roofLevel = Math.max(-1, ...storeys) + 1;
  const placed = nodes.map(({ key, node }) => ({
    node,
    key: { ...key, level: Math.min(key.level, roofLevel) },
  }));
  const heap = new SurfaceHeap();
  const ranges: (PartRange & { look: string })[] = [];
  const keys = new Map(placed.map(({ key }) => [`${key.kind} ${key.level}`, key]));
  // Shells come first, so that a block without its furniture is one stretch of triangles.
  const inOrder = [...keys].sort(([, a], [, b]) => b.kind.localeCompare(a.kind) || a.level - b.level);
  for (const [name, key] of inOrder) {
    const before = countsOf(heap);
    for (const { key: each, node } of placed) {
      if (`${each.kind} ${each.level}` === name) for (const place of node.places) heap.add(node.mesh, place);
    }
    const after = countsOf(heap);
    for (const [look, start] of before) {
      const count = (after.get(look) ?? 0) - start;
      if (count > 0) ranges.push({ ...key, look, start, count });
    }
  }
  const surfaces = heap.pack().map((surface) => ({
    ...surface,
    parts: ranges.filter(({ look }) => look === surface.look).map(({ look: _, ...range }) => range),
  }));
  return { id, surfaces };
}

const countsOf = (heap: SurfaceHeap) => new Map(LOOKS.map((look) => [look, heap.indexCount(look)] as const));

function packCrowd({ mesh, places, subject }: SceneNode): PackedCrowd {
  // A plant's bark is drawn with its leaves: one call instead of two.
  const heap = new SurfaceHeap(subject.kind === 'garden' ? { solid: 'leaf' } : {});
  heap.add(mesh, placeAt([0, 0, 0]));
  return { surfaces: heap.pack(), matrices: Float32Array.from(places.flatMap(matrixOf)) };
}

/** Scaled, turned, moved: column by column. */
function matrixOf({ at, turnRad, scale }: Place): number[] {
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  return [
    ...[cos * scale[0], sin * scale[0], 0, 0],
    ...[-sin * scale[1], cos * scale[1], 0, 0],
    ...[0, 0, scale[2], 0],
    ...[at[0], at[1], at[2], 1],
  ];
}
