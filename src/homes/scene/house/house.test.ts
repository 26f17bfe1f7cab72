import { describe, expect, it } from 'vitest';
import { samples } from '#tests/homes/samples.ts';
import { homeModel } from '../../model/home.ts';
import type { Block, HomeModel } from '../../model/model.ts';
import { trianglesIn } from '../mesh.ts';
import type { Detail, SceneNode } from '../scene.ts';
import { houseNodes } from './house.ts';

const models = samples().map((listing) => ({ code: listing.code, home: homeModel(listing) }));

const nodesOf = (nodes: readonly SceneNode[], { id }: Block): SceneNode[] =>
  nodes.filter(({ subject }) => 'blockId' in subject && subject.blockId === id);

function heaviest(home: HomeModel, detail: Detail): number {
  const nodes = houseNodes(home, detail);
  return Math.max(
    ...home.blocks.map((block) =>
      nodesOf(nodes, block).reduce((sum, { mesh }) => sum + trianglesIn(mesh), 0),
    ),
  );
}

describe('houses', () => {
  it('have a node for each storey and one for the roof, at the block’s place on the site', () => {
    for (const { home } of models) {
      const nodes = houseNodes(home, 'live');
      for (const block of home.blocks) {
        const { at, turns } = block.placement;
        const own = nodesOf(nodes, block);
        expect(own.map(({ subject }) => subject)).toEqual([
          ...block.levels.map((_, level) => ({ kind: 'level', blockId: block.id, level })),
          { kind: 'roof', blockId: block.id },
        ]);
        for (const { places } of own) {
          expect(places).toEqual([{ at: [at.x, at.y, 0], turnRad: (turns * Math.PI) / 2, scale: [1, 1, 1] }]);
        }
      }
    }
  });

  it('share their meshes if they are alike; a terrace has two ends and identical houses between', () => {
    for (const { code, home } of models.filter(({ home: { blocks } }) => blocks.length > 2)) {
      const nodes = houseNodes(home, 'live');
      const grounds = home.blocks.map((block) => nodesOf(nodes, block)[0]?.mesh);
      const isTerrace = home.design.form === 'row';
      expect([code, new Set(grounds).size]).toEqual([code, isTerrace ? 3 : 1]);
    }
  });

  it('are the same for the same data', () => {
    for (const { home } of models.slice(0, 4)) {
      expect(houseNodes(structuredClone(home), 'picture')).toEqual(houseNodes(home, 'picture'));
    }
  });

  it('are light enough for the live view and for a picture', () => {
    const weights = models.map(({ code, home }) => ({
      code,
      live: heaviest(home, 'live'),
      picture: heaviest(home, 'picture'),
    }));
    expect(weights.filter(({ live }) => live > 20_000)).toEqual([]);
    expect(weights.filter(({ picture }) => picture > 100_000)).toEqual([]);
  });
});
