import { describe, expect, it } from 'vitest';
import { PROPERTY_TYPES } from '#domain/listings/listings.ts';
import { samples } from '#tests/homes/samples.ts';
import { DESIGNS, designOf } from '../designs.ts';
import { finishOf } from '../finish.ts';
import { contains, grow, overlap } from '../geometry.ts';
import { homeModel } from '../home.ts';
import type { Block, HomeModel } from '../model.ts';
import type { Part } from './part.ts';

const homes: readonly HomeModel[] = samples().map((listing) => homeModel(listing));
const blocks: readonly Block[] = homes.flatMap(({ blocks: all }) => all.slice(0, 2));

/** A summary of a house's silhouette: its setbacks and its large parts. */
function silhouette({ levels, parts }: Block): string {
  const steps = levels.map(({ rooms }) =>
    [...new Set(rooms.map(({ rect }) => Math.sign(Math.round(rect.y0 * 2))))].sort(),
  );
  const large = ['roof', 'lid', 'parapet', 'profile', 'pergola', 'column', 'clerestory', 'screen'];
  const named = [
    'frame lid',
    'bay lid',
    'blade',
    'blade wall',
    'pylon',
    'carport pier',
    'stair head',
    'roof post',
  ];
  const seen = parts
    .filter(({ kind, name }) => large.includes(kind) || named.includes(name))
    .map(({ kind, name }) => `${kind} ${name}`);
  const slopes = parts.flatMap((part) =>
    part.kind === 'roof' ? part.spans.map((span) => span.slopes.join('')) : [],
  );
  return JSON.stringify([levels.length, steps, [...new Set(seen)].sort(), [...new Set(slopes)].sort()]);
}

const extent = (part: Part): readonly [number, number] | null =>
  'bottomM' in part && 'topM' in part ? [part.bottomM, part.topM] : null;

describe('the designs', () => {
  it('are many, each with a distinct silhouette', () => {
    const all = Object.values(DESIGNS).flat();
    const byDesign = new Map(homes.map((home) => [home.design.name, home.blocks[0]]));
    const seen = [...byDesign.values()].flatMap((block) => (block ? [silhouette(block)] : []));
    expect(seen.length).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(17);
    expect(new Set(seen).size).toBe(all.length);
  });

  it('include at least two per type and alternate from code to code', () => {
    for (const type of PROPERTY_TYPES) {
      const own = DESIGNS[type];
      expect(own.length).toBeGreaterThanOrEqual(2);
      for (let number = 1; number < 40; number += 1) {
        const [one, next] = [number, number + 1].map((each) => `LAG-${String(each).padStart(4, '0')}`);
        const [a, b] = [designOf(type, one ?? ''), designOf(type, next ?? '')];
        expect(a.name).not.toBe(b.name);
        const colours = [finishOf(one ?? '', a), finishOf(next ?? '', b)].map(({ wall, accent, roof }) => [
          wall,
          accent,
          roof,
        ]);
        expect(colours[0]).not.toEqual(colours[1]);
      }
    }
  });
});

describe('the parts of a block', () => {
  it('belong to one of its storeys or to the roof, and have their top above their bottom', () => {
    for (const { levels, parts } of blocks) {
      for (const part of parts) {
        if (part.level !== 'roof') expect(levels[part.level]).toBeDefined();
        const [bottomM, topM] = extent(part) ?? [0, 1];
        expect(topM - bottomM, part.name).toBeGreaterThan(0.01);
        expect(bottomM).toBeGreaterThanOrEqual(-0.5);
      }
    }
  });

  it('close the block above its top ceiling', () => {
    for (const { levels, parts } of blocks) {
      const top = levels.at(-1);
      if (!top) continue;
      const ceilingM = top.zM + top.clearHeightM;
      const roofs = parts.filter(({ name, level }) => name === 'roof' && level === 'roof');
      const covers = roofs.flatMap((part) =>
        part.kind === 'roof'
          ? part.spans.map(({ rect }) => rect)
          : part.kind === 'lid' || part.kind === 'parapet'
            ? part.rects
            : [],
      );
      const uncovered = top.rooms.filter(({ rect }) => !covers.some((cover) => overlap(cover, rect)));
      expect(uncovered).toEqual([]);
      for (const part of roofs) {
        const startM = part.kind === 'roof' ? part.eavesM : (extent(part)?.[0] ?? 0);
        expect(startM - ceilingM).toBeGreaterThan(-0.01);
        expect(startM - ceilingM).toBeLessThan(1);
      }
    }
  });

  it('include a rail at every edge with a drop', () => {
    for (const { levels, parts } of blocks) {
      for (const { outdoors, index, zM } of levels.slice(1)) {
        for (const { rect } of outdoors) {
          const rail = parts.find(
            (part) => part.kind === 'rail' && part.level === index && contains(grow(rect, 0.01), part.rect),
          );
          expect(rail?.kind === 'rail' && rail.heightM > 0.9 && Math.abs(rail.floorM - zM) < 0.1).toBe(true);
        }
      }
    }
  });

  it('support everything that overhangs a car', () => {
    const carports = blocks.filter(({ levels }) =>
      levels[0]?.outdoors.some(({ name }) => name === 'Carport'),
    );
    expect(carports.length).toBeGreaterThan(1);
    for (const { parts } of carports) expect(parts.some(({ name }) => name === 'carport pier')).toBe(true);
  });
});
