import type { RandomStream } from '#domain/random.ts';
import { grow } from '../../model/geometry.ts';
import type { Block } from '../../model/model.ts';
import { ringsOf } from '../house/parts/grid.ts';
import { drawPlate } from '../house/parts/plates.ts';
import { drawRoof } from '../house/parts/roof/roof.ts';
import { barSection, sweep } from '../house/parts/sweeps.ts';
import type { MeshBuilder } from '../mesh.ts';
import { drawTrusses } from './trusses.ts';

const PARAPET_M = 0.2;

/** Progress of a pitched roof: only its timbers, or its sheets too. */
const PROGRESS = ['timbers', 'sheets'] as const;
export type RoofProgress = (typeof PROGRESS)[number];

export const roofProgressOf = (stream: RandomStream): RoofProgress => stream.pick(PROGRESS);

/** The roof of a block under construction: timbers or sheets, or a bare slab with a parapet of blocks. */
export function drawRoofing(
  mesh: MeshBuilder,
  { parts }: Pick<Block, 'parts'>,
  progress: RoofProgress,
): void {
  for (const part of parts) {
    if (part.level !== 'roof') continue;
    if (part.kind === 'roof' && progress === 'timbers') drawTrusses(mesh, part);
    if (part.kind === 'roof' && progress === 'sheets') drawRoof(mesh, part, 'picture');
    if (part.kind === 'lid') drawPlate(mesh, 'concrete', part);
    if (part.kind === 'box') {
      const { x0, y0, x1, y1 } = part.rect;
      drawPlate(mesh, 'block', { rects: [{ x0, y0, x1, y1 }], bottomM: part.bottomM, topM: part.topM });
    }
    if (part.kind !== 'parapet') continue;
    const { rects, bottomM, deckM, topM } = part;
    drawPlate(mesh, 'concrete', { rects: rects.map((rect) => grow(rect, -0.02)), bottomM, topM: deckM });
    for (const ring of ringsOf(rects))
      sweep(mesh, 'block', ring, barSection(-PARAPET_M, 0, bottomM, topM), true);
  }
}
