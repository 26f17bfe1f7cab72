import { describe, expect, it } from 'vitest';
import { homeModel } from '#homes/model/home.ts';
import type { Block, HomeModel } from '#homes/model/model.ts';
import type { RoofPart } from '#homes/model/parts/part.ts';
import { openEdges } from '#tests/homes/closed.ts';
import { coplanarOverlaps } from '#tests/homes/coplanar.ts';
import { samples } from '#tests/homes/samples.ts';
import { type Mesh, MeshBuilder, trianglesIn } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { drawLevelParts, drawRoofParts } from './blockParts.ts';
import type { Point2 } from './grid.ts';
import { heightAt, piecesOf, roofHeightAt, spansOf } from './roof/envelope.ts';
import { clipLineToPolygon } from './roof/polygons.ts';

/** One home per design: its second block, which is between two others in a row. */
const homes = new Map<string, { readonly home: HomeModel; readonly block: Block }>();
for (const listing of samples()) {
  const home = homeModel(listing);
  const block = home.blocks[1] ?? home.blocks[0];
  if (block && !homes.has(home.design.name)) homes.set(home.design.name, { home, block });
}
const designs = [...homes.keys()];

function partsMeshesOf(name: string, detail: Detail): Mesh[] {
  const found = homes.get(name);
  if (!found) return [];
  const { block, home } = found;
  const drawn = (meshName: string, draw: (mesh: MeshBuilder) => void) => {
    const mesh = new MeshBuilder();
    draw(mesh);
    return mesh.build(meshName);
  };
  return [
    ...block.levels.map((level) =>
      drawn(`level ${level.index}`, (mesh) => drawLevelParts(mesh, block, level, home.finish, detail)),
    ),
    drawn('roof', (mesh) => drawRoofParts(mesh, block, home.finish, detail)),
  ];
}

const roofs = (): RoofPart[] =>
  [...homes.values()].flatMap(({ block }) =>
    block.parts.flatMap((part) => (part.kind === 'roof' ? [part] : [])),
  );

describe.each(designs)('the parts of the %s', (name) => {
  it('are closed, and no two of their faces overlap in one plane', () => {
    const meshes = partsMeshesOf(name, 'picture');
    expect(meshes.flatMap((mesh) => openEdges(mesh))).toEqual([]);
    expect(coplanarOverlaps(meshes)).toEqual([]);
  });

  it('stay within the triangle budgets', () => {
    const count = (detail: Detail) =>
      partsMeshesOf(name, detail).reduce((sum, mesh) => sum + trianglesIn(mesh), 0);
    expect(count('picture')).toBeLessThan(40_000);
    expect(count('live')).toBeLessThan(7_000);
  });
});

describe('a pitched roof', () => {
  it('covers its ground once with its highest slopes: valleys are closed', () => {
    expect(roofs().length).toBeGreaterThan(5);
    for (const roof of roofs()) {
      const spans = spansOf(roof);
      const pieces = piecesOf(spans);
      for (const at of pointsOver(spans.map(({ rect }) => rect))) {
        const height = roofHeightAt(spans, at);
        const over = pieces.filter(({ outline }) => isInside(outline, at));
        expect(over.length).toBe(height === null ? 0 : 1);
        const [piece] = over;
        if (piece && height !== null) expect(heightAt(piece.slope.plane, at)).toBeCloseTo(height, 4);
      }
    }
  });
});

const isInside = (outline: readonly Point2[], at: Point2): boolean => {
  const stretch = clipLineToPolygon(outline, at, [1, 0.001]);
  return stretch !== null && stretch[0] < 0 && stretch[1] > 0;
};

/** Sample points that avoid every edge on the plan's grid. */
function pointsOver(rects: readonly { x0: number; x1: number; y0: number; y1: number }[]): Point2[] {
  const x0 = Math.min(...rects.map((each) => each.x0));
  const x1 = Math.max(...rects.map((each) => each.x1));
  const y0 = Math.min(...rects.map((each) => each.y0));
  const y1 = Math.max(...rects.map((each) => each.y1));
  const points: Point2[] = [];
  for (let x = x0 - 0.4137; x < x1 + 0.5; x += 0.7371) {
    for (let y = y0 - 0.3119; y < y1 + 0.5; y += 0.6173) points.push([x, y]);
  }
  return points;
}
