import { describe, expect, it } from 'vitest';
import { MeshBuilder } from '../../scene/mesh.ts';
import { type Place, placeAt, type SceneNode, type Subject } from '../../scene/scene.ts';
import { box } from '../../scene/solids.ts';
import { pack } from './pack.ts';
import type { PackedSurface } from './packed.ts';

const BOX_INDICES = 36;

function node(subject: Subject, places: readonly Place[] = [placeAt([0, 0, 0])], boxes = 1): SceneNode {
  const mesh = new MeshBuilder();
  for (let each = 0; each < boxes; each += 1) box(mesh, 'stucco_w', [0, 0, each * 2], [2, 1, each * 2 + 1]);
  return { mesh: mesh.build('box'), subject, places };
}

const storey = (level: number): Subject => ({ kind: 'level', blockId: 'a', level });

const extent = ({ positions }: PackedSurface, axis: 0 | 1 | 2) => {
  const values = [...positions].filter((_, index) => index % 3 === axis);
  return [Math.min(...values), Math.max(...values)];
};

describe('packing a scene', () => {
  it('puts a block into one surface: storey by storey, the roof after the top one', () => {
    const { blockGroups } = pack({
      nodes: [node({ kind: 'roof', blockId: 'a' }), node(storey(1)), node(storey(0))],
    });
    expect(blockGroups.map(({ instances, surfaces }) => [instances.length, surfaces.length])).toEqual([
      [1, 1],
    ]);
    expect(blockGroups[0]?.surfaces[0]?.parts).toEqual([
      { level: 0, start: 0, count: BOX_INDICES },
      { level: 1, start: BOX_INDICES, count: BOX_INDICES },
      { level: 2, start: 2 * BOX_INDICES, count: BOX_INDICES },
    ]);
  });

  it('packs identical blocks once, with one matrix per block', () => {
    const ground = node(storey(0), [placeAt([5, 5, 0], Math.PI / 2)]);
    const roof = node({ kind: 'roof', blockId: 'a' }, [placeAt([5, 8, 0], Math.PI / 2)]);
    const twin = (blockId: string, { mesh, subject }: SceneNode, place: Place): SceneNode =>
      'blockId' in subject ? { mesh, subject: { ...subject, blockId }, places: [place] } : roof;
    const { blockGroups } = pack({
      nodes: [
        ground,
        roof,
        twin('b', ground, placeAt([40, 0, 0])),
        twin('b', roof, placeAt([43, 0, 0])),
        twin('c', ground, placeAt([80, 0, 0])),
      ],
    });
    expect(blockGroups.map(({ instances }) => instances.map(({ blockId }) => blockId))).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
    expect(blockGroups[0]?.instances[1]?.matrix.slice(12)).toEqual([40, 0, 0, 1]);
    // In the block's own coordinates the roof is 3 m along.
    const [surface] = blockGroups[0]?.surfaces ?? [];
    expect(surface && extent(surface, 0)).toEqual([0, 5]);
  });

  it('merges objects with one place into the ground, scaled, rotated and moved', () => {
    const place: Place = { at: [10, 20, 0], turnRad: Math.PI / 2, scale: [3, 1, 1] };
    const { ground, scatters } = pack({ nodes: [node({ kind: 'site' }), node({ kind: 'site' }, [place])] });
    expect(scatters).toEqual([]);
    expect(ground).toHaveLength(1);
    const [surface] = ground;
    if (!surface) throw new Error('Nothing was packed');
    expect(surface.indices).toHaveLength(2 * BOX_INDICES);
    expect(extent(surface, 0)[1]).toBeCloseTo(10);
    expect(extent(surface, 1)[1]).toBeCloseTo(26);
    // White stucco, linear and fully opaque, darkened where it meets the ground.
    const corners = Array.from({ length: surface.colors.length / 4 }, (_, corner) => [
      ...surface.colors.slice(corner * 4, corner * 4 + 4),
    ]);
    expect(corners).toContainEqual([52_428, 51_117, 48_496, 65_535]);
    expect(corners[0]).toEqual([32_505, 31_693, 30_068, 65_535]);
    const normals = surface.normals.slice(surface.normals.length / 2);
    for (let corner = 0; corner < normals.length; corner += 4) {
      expect(
        Math.hypot(normals[corner] ?? 0, normals[corner + 1] ?? 0, normals[corner + 2] ?? 0),
      ).toBeCloseTo(127);
    }
  });

  it('instances objects with many places, with one matrix per place', () => {
    const places = [placeAt([0, 0, 0]), placeAt([5, 6, 7], Math.PI / 2, 2)];
    const { scatters, ground } = pack({ nodes: [node({ kind: 'garden' }, places, 200)] });
    expect(ground).toEqual([]);
    expect(scatters).toHaveLength(1);
    // A plant's wood is drawn with its leaves.
    expect(scatters[0]?.surfaces.map(({ shading }) => shading)).toEqual(['leaf']);
    const second = [...(scatters[0]?.matrices ?? [])].slice(16).map((value) => Math.round(value));
    expect(second).toEqual([0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 2, 0, 5, 6, 7, 1]);
  });
});
