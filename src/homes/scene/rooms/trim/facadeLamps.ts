import type { Rect } from '#homes/model/geometry.ts';
import type { Block, Level, Outdoor } from '#homes/model/model.ts';
import { WALL_FACE_OFFSET_M } from '#homes/model/parts/blockContext.ts';
import type { Part } from '#homes/model/parts/part.ts';
import { type PlacedPiece, placePiece } from '../layout/piece.ts';
import { downlight, wallLamp } from '../pieces/lights.ts';
import type { OutdoorShape } from '../shape/outdoorShape.ts';

const STEP_M = 1.5;
const BESIDE_M = 0.24;
const LAMP_WIDTH_M = 0.3;
const LEAST_HEAD_M = 2;
/** Thickness of the boards under a flat roof, and from a pitched roof's eaves down to its soffit. */
const LID_SOFFIT_M = 0.022;
const EAVES_SOFFIT_M = 0.22;

/** Lamps in the ceiling of a veranda or a balcony; none if it is not covered. */
export function soffitLamps(
  { rect }: Outdoor,
  { zM }: Level,
  { parts }: Pick<Block, 'parts'>,
): PlacedPiece[] {
  const y = (rect.y0 + rect.y1) / 2;
  const count = Math.max(1, Math.round((rect.x1 - rect.x0) / STEP_M));
  return Array.from(
    { length: count },
    (_, index) => rect.x0 + ((index + 0.5) * (rect.x1 - rect.x0)) / count,
  ).flatMap((x) => {
    const undersides = parts
      .flatMap((part) => undersideOver(part, x, y))
      .map((bottomM) => bottomM - zM)
      .filter((bottomM) => bottomM > LEAST_HEAD_M);
    if (undersides.length === 0) return [];
    return [
      placePiece(downlight(Math.round(Math.min(...undersides) * 1000) / 1000, 'soffit'), 'north', x, y),
    ];
  });
}

/** The height of a part's underside above a point; empty if the part does not cover it. */
function undersideOver(part: Part, x: number, y: number): number[] {
  const isOver = (rects: readonly Rect[], outM: number) =>
    rects.some((at) => x > at.x0 - outM && x < at.x1 + outM && y > at.y0 - outM && y < at.y1 + outM);
  if (part.kind === 'slab') return isOver(part.rects, -0.1) ? [part.bottomM] : [];
  if (part.kind === 'lid') return isOver(part.rects, -0.2) ? [part.bottomM - LID_SOFFIT_M] : [];
  if (part.kind !== 'roof') return [];
  const spans = part.spans.map(({ rect }) => rect);
  return isOver(spans, part.overhangM - 0.2) ? [part.eavesM - EAVES_SOFFIT_M] : [];
}

/** Lamps on the house's wall next to each door. */
export function facadeLamps({ rect }: Outdoor, { gaps }: Pick<OutdoorShape, 'gaps'>): PlacedPiece[] {
  const doors = gaps.filter(({ kind }) => kind === 'entrance' || kind === 'slider');
  return doors.flatMap((door) =>
    [door.from - BESIDE_M, door.to + BESIDE_M]
      .filter(
        (x) =>
          x > rect.x0 + 0.15 &&
          x < rect.x1 - 0.15 &&
          !gaps.some(({ from, to }) => x + LAMP_WIDTH_M / 2 > from && x - LAMP_WIDTH_M / 2 < to),
      )
      .map((x) => placePiece(wallLamp(), 'north', x, rect.y1 - WALL_FACE_OFFSET_M - 0.002)),
  );
}
