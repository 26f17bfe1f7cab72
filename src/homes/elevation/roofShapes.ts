import { depthOf } from '../model/geometry.ts';
import type { RoofPart, RoofSpan } from '../model/parts/part.ts';
import type { Side } from '../model/sides.ts';
import type { Shape } from './shape.ts';

const FASCIA_M = 0.22;

/** A pitched roof from the street: each span's plane or, if it slopes to the sides, its gable. */
export const roofShapes = (roof: RoofPart): Shape[] =>
  roof.spans.toSorted((a, b) => b.rect.y0 - a.rect.y0).flatMap((span) => spanShapes(span, roof));

function spanShapes(span: RoofSpan, roof: RoofPart): Shape[] {
  const { eavesM, overhangM, flushSides, material, fascia, wallTopM } = roof;
  const reach = (side: Side): number => (flushSides.includes(side) ? 0 : overhangM);
  const x0 = span.rect.x0 - reach('west');
  const x1 = span.rect.x1 + reach('east');
  const outline = skyline(span, roof, x0, x1);
  const depthM = span.rect.y0 - overhangM;
  const common = { kind: 'shape', fill: 'solid', depthM } as const;
  const edge = (points: Shape['outline']): Shape => ({
    ...common,
    material: fascia,
    outline: [...points, ...points.map(([x, z]) => [x, z - FASCIA_M] as const).reverse()],
    outM: overhangM,
  });
  if (span.slopes.includes('south')) {
    return [
      { ...common, material, outline: [[x0, eavesM], ...outline, [x1, eavesM]], outM: 0 },
      edge([
        [x0, eavesM + FASCIA_M / 2],
        [x1, eavesM + FASCIA_M / 2],
      ]),
    ];
  }
  const gable: Shape = {
    ...common,
    depthM: span.rect.y0 - 0.12,
    material: span.gable,
    outline: [
      [span.rect.x0, wallTopM],
      ...outline.map(([x, z]) => [clamp(x, span.rect.x0, span.rect.x1), z] as const),
      [span.rect.x1, wallTopM],
    ],
    outM: 0,
  };
  return [gable, edge(outline)];
}

/** The upper edge of a span from west to east: the greatest height that its slopes allow at each x. */
function skyline({ rect, slopes }: RoofSpan, roof: RoofPart, x0: number, x1: number): Shape['outline'] {
  const { eavesM, overhangM, pitchDegrees } = roof;
  const rise = Math.tan((pitchDegrees * Math.PI) / 180);
  const falls = (side: Side): boolean => slopes.includes(side);
  const runM = depthOf(rect) + 2 * overhangM;
  const acrossM = falls('south') && falls('north') ? runM / 2 : runM;
  const highest = falls('south') || falls('north') ? acrossM : Number.POSITIVE_INFINITY;
  const heightAt = (x: number): number => {
    const west = falls('west') ? x - x0 : Number.POSITIVE_INFINITY;
    const east = falls('east') ? x1 - x : Number.POSITIVE_INFINITY;
    const run = Math.min(west, east, highest);
    return eavesM + (Number.isFinite(run) ? run * rise : 0);
  };
  const corners = [x0, x0 + highest, (x0 + x1) / 2, x1 - highest, x1];
  return [...new Set(corners.filter((x) => x >= x0 && x <= x1))]
    .sort((a, b) => a - b)
    .map((x) => [x, heightAt(x)] as const);
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
